// Every text of a public page has a key, so that it can be edited, and every key appears on the page it is assigned to.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { type Site, siteWithInbox, site as siteWithoutInbox } from '#content/default-content.ts'
import { placeholdersOf } from '#content/keys/fill.ts'
import type { DefaultText } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { applyOverrides, editableLists, listKeys } from '#content/keys/site-texts.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { hostileTexts } from '#tests/support/pages/hostile-texts.ts'
import { isOnNoPage } from '#tests/support/pages/on-no-page.ts'
import { emptyElementsOf, structureOf, textsOf } from '#tests/support/pages/page-texts.ts'

/** The error page, which has no address. */
const failure = 'a page that fails'

const sites: [name: string, site: Site, paths: readonly string[]][] = [
  ['the site', siteWithoutInbox, [...pathsOf(siteWithoutInbox), '/404', failure]],
  // An inbox changes only these pages.
  ['a site with an inbox', siteWithInbox, ['/careers', '/contact']],
]

let render: RenderPage
beforeAll(async () => {
  ;({ render } = await loadBuild())
  // The failing page also logs to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function bodyOf(path: string, texts: Site): Promise<string> {
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

describe.each(sites)('%s', (_name, site, paths) => {
  const keys = listKeys(site)
  const structures = new Map<string, string[]>()
  /** The structure of a page with its default texts, and with a text in each place that is empty by default. */
  async function usualStructureOf(path: string): Promise<string[]> {
    const known = structures.get(path) ?? structureOf(await bodyOf(path, filled))
    structures.set(path, known)
    return known
  }

  /** The site with every text replaced. Lists of plain texts keep the number of their lines. */
  const replaced = (replace: (key: DefaultText, position: number) => string) =>
    applyOverrides(
      site,
      keys.map((key, n) => {
        const lines = (key.lines ?? [key.value]).map((value) => replace({ ...key, value }, n))
        return { content_key: key.key, content_value: lines.join('\n') }
      }),
      { otherHosts: false },
    )

  /** Some texts are shown in place of the entries of a list that has none. */
  const withoutEntries = (of: Site) =>
    applyOverrides(
      of,
      [...editableLists(site), ...keys.filter(({ kind }) => kind === 'lines')].map(({ key }) => ({
        content_key: key,
        content_value: '',
      })),
      { otherHosts: false },
    )

  const unmarked = replaced(({ value }) => value)
  /** The site with a text wherever there can be one. */
  const filled = replaced(({ kind, value }) => (kind === 'href' ? value : value || 'Filled'))
  // A marker only contains characters that a serial line can send, because one text is drawn as the data of such a line.
  const markerOf = ({ kind }: DefaultText, n: number) => (kind === 'href' ? `/marker/${n}` : `«${n}»`)
  const markers = /«\d+»/g
  const marked = replaced(markerOf)

  describe('as a whole', () => {
    it('has no duplicate keys', () => {
      expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
    })

    it('is unchanged if every override equals its default', () => {
      expect(unmarked).toEqual(site)
    })
  })

  describe.each(paths)('%s', (path) => {
    it('has no text without a key', async () => {
      const left = textsOf(await bodyOf(path, marked)).filter(({ text }) =>
        /\p{L}/u.test(text.replaceAll(markers, '')),
      )
      expect(left).toEqual([])
    })

    it('has a value for every placeholder', async () => {
      const waiting = /\[data-(subject|chosen)\]$/
      const left = textsOf(await bodyOf(path, site)).filter(
        ({ text, place }) => /\{\w+\}/.test(text) && !waiting.test(place),
      )
      expect(left).toEqual([])
    })
  })

  describe('a key', () => {
    it('appears on the page it is assigned to', async () => {
      // Some texts appear inside others, in place of a placeholder.
      const texts = replaced((key, n) =>
        [markerOf(key, n), ...placeholdersOf(key.value).map((name) => `{${name}}`)].join(' '),
      )
      const shown = new Map<string, string>()
      for (const path of paths)
        shown.set(path, (await bodyOf(path, texts)) + (await bodyOf(path, withoutEntries(texts))))
      const missing = keys.flatMap((key, n) => {
        const path = pageOfKey(site, key.key) ?? failure
        if (isOnNoPage(key) || !paths.includes(path)) return []
        const marker = key.kind === 'href' ? `href="${markerOf(key, n)}"` : markerOf(key, n)
        return shown.get(path)?.includes(marker) ? [] : [`${key.key} on ${path}`]
      })
      expect(missing).toEqual([])
    })
  })

  describe.each(hostileTexts)('if every text is %s', (_, text) => {
    const odd = replaced(({ kind, value }) => (kind === 'href' ? value : text))

    it('pages keep their structure', async () => {
      for (const path of paths) {
        const body = await bodyOf(path, odd)
        expect(structureOf(body), path).toEqual(await usualStructureOf(path))
        expect(withoutScripts(body), path).not.toMatch(/NaN|Infinity|undefined|\[object/)
        expect(body, path).not.toContain('alert(1)</script>')
        expect(body.isWellFormed(), path).toBe(true)
        expect(body, path).not.toContain('\0')
      }
    })
  })

  describe('if every text is empty', () => {
    const empty = replaced(() => '')
    const headings = (body: string) =>
      [...body.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].map(([, text]) => text)

    it.each(paths)('%s keeps its accessible names, and has no empty element', async (path) => {
      const body = await bodyOf(path, empty)
      expect(headings(body)).toEqual(headings(await bodyOf(path, site)))
      expect(emptyElementsOf(body)).toEqual([])
      expect(withoutScripts(body)).not.toMatch(/(alt|content|title|placeholder)=""/)
      expect(withoutScripts(body)).not.toMatch(/NaN|Infinity|undefined|\[object/)
    })

    it('drawings are decoration', async () => {
      for (const path of paths) {
        const unnamed = (await bodyOf(path, empty)).match(/<[^>]* aria-label=""[^>]*>/g) ?? []
        expect(
          unnamed.filter((tag) => !tag.includes('role="img"') || !tag.includes('aria-hidden="true"')),
          path,
        ).toEqual([])
      }
    })
  })

  describe('if only one text is empty', () => {
    /** Names fall back to the default. Without its link, a button shows its notice. */
    const emptied = keys.filter(({ kind }) => kind !== 'name' && kind !== 'href')

    it.each(paths)('%s has no empty element', async (path) => {
      for (const { key } of emptied.filter((each) => pageOfKey(site, each.key) === path)) {
        const rows = [{ content_key: key, content_value: '' }]
        const body = await bodyOf(path, applyOverrides(site, rows, { otherHosts: false }))
        expect(emptyElementsOf(body), key).toEqual([])
      }
    })
  })

  describe('an added entry with nothing but its name', () => {
    const shown = editableLists(site).filter(({ key }) => paths.includes(pageOfKey(site, key) ?? failure))

    it.each(shown.map(({ key }) => key))('%s has no empty element', async (key) => {
      const rows = [{ content_key: key, content_value: 'added-by-an-editor' }]
      const body = await bodyOf(
        pageOfKey(site, key) ?? failure,
        applyOverrides(site, rows, { otherHosts: false }),
      )
      expect(body).toContain('Added by an editor')
      expect(emptyElementsOf(body)).toEqual([])
    })
  })

  it('a link on an action turns a button into a link, and changes nothing else', async () => {
    for (const path of paths) {
      expect(structureOf(await bodyOf(path, marked)), path).toEqual(await usualStructureOf(path))
    }
  })
})

const withoutScripts = (body: string) => body.replaceAll(/<script\b.*?<\/script>/gs, '')
