// Every text of a public page has a key, so that it can be edited, and every key appears on the page it is assigned to.
// Single texts that are empty, and more hostile texts, are in every-text-has-a-key.slow.test.ts.
import { describe, expect, it } from 'vitest'
import type { Site } from '#content/default-content.ts'
import { placeholdersOf } from '#content/keys/fill.ts'
import type { DefaultText } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { applyOverrides, editableLists } from '#content/keys/site-texts.ts'
import { fewHostileTexts } from '#tests/support/pages/hostile-texts.ts'
import { isOnNoPage } from '#tests/support/pages/on-no-page.ts'
import { emptyElementsOf, structureOf, textsOf } from '#tests/support/pages/page-texts.ts'
import {
  failure,
  renderBodies,
  replacing,
  sites,
  withoutScripts,
} from '#tests/support/pages/replaced-texts.ts'

const bodyOf = renderBodies()

describe.each(sites)('%s', (_name, site, paths) => {
  const { keys, replaced, usualStructureOf, expectUsualStructure } = replacing(site, bodyOf)

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

  describe.each(fewHostileTexts)('if every text is %s', (_, text) => {
    it('pages keep their structure', () => expectUsualStructure(paths, text))
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
