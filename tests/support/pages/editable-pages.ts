// Pages as the panel gets them for editing, rendered without a server.
import { expect } from 'vitest'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { composerOf, type EditablePage, markersIn } from '#content/keys/marked-texts.ts'
import type { Override } from '#content/keys/overrides.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { createEditablePages } from '#page-server/rendering/editable-pages.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { structureOf, textsOf } from './page-texts.ts'

const samples = ['/', '/about', '/services/ate', '/careers', '/contact', errorPagePath]
export const context = {
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: 'sb_publishable_test' },
  writers: 'operators' as const,
  releases: { schedule: true, previews: true },
  adminContact: 'admin@example.com',
}

/** The document of a page, as the server sends it. */
export async function documentOf(
  path: string,
  rows: readonly Override[],
  render: RenderPage,
  defaults = site,
) {
  const options = { paths: pathsOf(site), render, page: context, defaults }
  const page = await createEditablePages(options).get(editablePagePath(path))?.(rows)
  if (!page) throw new Error(`${path} cannot be edited`)
  return page
}

export const row = (content_key: string, content_value: string): Override => ({ content_key, content_value })

/** Texts with numbers or times computed from another text, which in a marked page is a marker. */
const computed = new Set(['careers.hero.messageAlt', 'locations.support.axis'])

/** What the page says, and what its marked version says with the texts in place, at each place that has a marker. */
export function composed({ html, marked, texts }: EditablePage) {
  const said = textsOf(html)
  return textsOf(marked).flatMap(({ text: part, place }, n) => {
    const numbers = markersIn(part)
    if (numbers.length === 0 || numbers.some((number) => computed.has(texts[number]?.key ?? ''))) return []
    const text = composerOf(part)((number) => texts[number]?.value ?? `no text ${number}`)
    return [{ place, text, said: said[n]?.text }]
  })
}

export const filesIn = (html: string) => html.match(/<(script|style|link)\b/gi) ?? []

/** Expects both versions of some pages to say a text in every place, in the same structure. */
export async function expectToStayText(text: string, render: RenderPage): Promise<void> {
  const rows = listKeys(site)
    .filter(({ kind }) => kind !== 'href')
    .map(({ key }) => row(key, text))
  for (const path of samples) {
    const page: EditablePage = JSON.parse((await documentOf(path, rows, render)).body)
    expect(structureOf(page.marked), path).toEqual(structureOf(page.html))
    expect(filesIn(page.html + page.marked), path).toEqual([])
    expect(
      composed(page).filter((part) => part.text !== part.said),
      path,
    ).toEqual([])
  }
}
