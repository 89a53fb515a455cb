// The pages as the panel shows them for editing: each with a second rendering, in which markers stand for the texts
// (content/keys/marked-texts.ts).
import type { PageContext } from '#app/page-context.ts'
import type { Site } from '#content/default-content.ts'
import {
  type EditablePage,
  editablePagePath,
  errorPage,
  markersIn,
  markTexts,
} from '#content/keys/marked-texts.ts'
import type { Override } from '#content/keys/overrides.ts'
import { overrideRules } from '#content/keys/writers.ts'
import type { ContentSource } from './content-source.ts'
import type { RenderedPage, RenderPage } from './render.ts'

export interface EditablePagesOptions {
  /** All public pages. */
  paths: readonly string[]
  render: RenderPage
  page: Omit<PageContext, 'site'>
  defaults: Site
  content: ContentSource
}

/** @returns the editable pages by their own paths; the "not found" page and the page of a server error are among them */
export function createEditablePages(
  options: EditablePagesOptions,
): Record<string, () => Promise<RenderedPage>> {
  const { paths, render, page, defaults, content } = options
  const rules = overrideRules(page.writers)
  return Object.fromEntries(
    [...paths, '/404', errorPage].map((path) => [editablePagePath(path), () => editablePage(path)]),
  )

  async function editablePage(path: string): Promise<RenderedPage> {
    // A page that cannot be rendered with the edits is shown without them, here too.
    const [site, rows] = await Promise.all([content.site(), content.rows()])
    const editable = (await compare(path, site, rows)) ?? (await compare(path, defaults, []))
    if (!editable) throw new Error('A page cannot be rendered for editing')
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(editable),
    }
  }

  async function compare(
    path: string,
    site: Site,
    rows: readonly Override[],
  ): Promise<EditablePage | undefined> {
    const common = { ...page, failed: path === errorPage }
    const { marked, texts } = markTexts(defaults, rows, rules)
    const shown = await render(path, { ...common, site })
    if (shown.status >= 500 && !common.failed) return undefined
    const withMarkers = withoutFiles((await render(path, { ...common, site: marked })).body)
    return {
      style: /<style>(.*?)<\/style>/s.exec(shown.body)?.[1] ?? '',
      html: withoutFiles(shown.body),
      marked: withMarkers,
      texts: Object.fromEntries(
        markersIn(withMarkers).flatMap((number) => {
          const text = texts[Number(number)]
          return text ? [[number, text]] : []
        }),
      ),
    }
  }
}

/**
 * The panel runs no script of a page and adds the style sheet itself. No text can contain one of these elements, because
 * it is escaped.
 */
const withoutFiles = (html: string) =>
  html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>|<link\b[^>]*>|<noscript>.*?<\/noscript>/gs, '')
