// Pages if only one of their texts is empty, and if all of them are hostile: no element is empty, and none is added.
import { describe, expect, it } from 'vitest'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { otherHostileTexts } from '#tests/support/pages/hostile-texts.ts'
import { emptyElementsOf } from '#tests/support/pages/page-texts.ts'
import { renderBodies, replacing, sites } from '#tests/support/pages/replaced-texts.ts'

const bodyOf = renderBodies()

describe.each(sites)('%s', (_name, site, paths) => {
  const { keys, expectUsualStructure } = replacing(site, bodyOf)

  describe.each(otherHostileTexts)('if every text is %s', (_, text) => {
    it('pages keep their structure', () => expectUsualStructure(paths, text))
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
})
