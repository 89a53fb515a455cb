// Public pages with other texts in place of their own.
import { beforeAll, expect, vi } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { type Site, siteWithInbox, site as siteWithoutInbox } from '#content/default-content.ts'
import type { DefaultText } from '#content/keys/overrides.ts'
import { applyOverrides, listKeys } from '#content/keys/site-texts.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { structureOf } from './page-texts.ts'

/** The error page, which has no address. */
export const failure = 'a page that fails'

export const sites: [name: string, site: Site, paths: readonly string[]][] = [
  ['the site', siteWithoutInbox, [...pathsOf(siteWithoutInbox), '/404', failure]],
  // An inbox changes only these pages.
  ['a site with an inbox', siteWithInbox, ['/careers', '/contact']],
]

type BodyOf = (path: string, texts: Site) => Promise<string>

/** Prepares a test file to render pages. @returns a function that renders one */
export function renderBodies(): BodyOf {
  let render: RenderPage
  beforeAll(async () => {
    ;({ render } = await loadBuild())
    // The failing page also logs to the console.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => log.mockRestore()
  })

  return async (path, texts) => {
    const context = {
      origin: 'http://127.0.0.1',
      supabase: { url: '', anonKey: '' },
      writers: 'operators' as const,
      releases: { schedule: true, previews: true },
    }
    const fails = path === failure
    const broken = { ...texts, home: undefined } as unknown as Site
    const page = await render(fails ? '/' : path, { ...context, site: fails ? broken : texts })
    expect(page.status, path).toBe(fails ? 500 : path === '/404' ? 404 : 200)
    return page.body
  }
}

export const withoutScripts = (body: string) => body.replaceAll(/<script\b.*?<\/script>/gs, '')

/** Replaces the texts of a site. */
export function replacing(site: Site, bodyOf: BodyOf) {
  const keys = listKeys(site)
  const structures = new Map<string, string[]>()
  /** The structure of a page with its default texts, and with a text in each place that is empty by default. */
  async function usualStructureOf(path: string): Promise<string[]> {
    const known = structures.get(path) ?? structureOf(await bodyOf(path, filled))
    structures.set(path, known)
    return known
  }

  /** The site with every text replaced. Lists of plain texts keep the number of their lines. */
  const replaced = (replace: (text: DefaultText, position: number) => string) =>
    applyOverrides(
      site,
      keys.map((text, n) => {
        const lines = (text.lines ?? [text.value]).map((value) => replace({ ...text, value }, n))
        return { content_key: text.key, content_value: lines.join('\n') }
      }),
      { otherHosts: false },
    )

  /** The site with a text wherever there can be one. */
  const filled = replaced(({ kind, value }) => (kind === 'href' ? value : value || 'Filled'))

  /** Expects pages to keep their structure if every text is this one. */
  async function expectUsualStructure(paths: readonly string[], text: string): Promise<void> {
    const odd = replaced(({ kind, value }) => (kind === 'href' ? value : text))
    for (const path of paths) {
      const body = await bodyOf(path, odd)
      expect(structureOf(body), path).toEqual(await usualStructureOf(path))
      expect(withoutScripts(body), path).not.toMatch(/NaN|Infinity|undefined|\[object/)
      expect(body, path).not.toContain('alert(1)</script>')
      expect(body.isWellFormed(), path).toBe(true)
      expect(body, path).not.toContain('\0')
    }
  }

  return { keys, replaced, usualStructureOf, expectUsualStructure }
}
