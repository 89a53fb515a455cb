import { describe, expect, it } from 'vitest'
import { defaultSite, makeCatalog } from '#app/admin/catalog/catalog.ts'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import { namedTexts, nameTexts } from '#content/keys/labels.ts'
import { maxValueLength } from '#content/keys/overrides.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { planReplacement } from './plan-replacement.ts'
import type { ReplaceQuery } from './replace-query.ts'

const rules = { otherHosts: false }
const site = defaultSite(false)
const latitude = `locations.offices.${site.locations.offices.items[0]?.id}.latitude`

/** Plans a replacement in the default site with some items. */
function plan(query: Partial<ReplaceQuery>, values: Record<string, string> = {}) {
  const items = Object.entries(values).map(([content_key, content_value], index) => ({
    id: `${index}`,
    content_key,
    content_value,
    created_at: '2025-01-01T00:00:00+00:00',
    updated_at: '2025-01-01T00:00:00+00:00',
  }))
  const catalog = makeCatalog(site, [...nameTexts(site, items)], items)
  const textStates = textStatesOf(catalog.texts, items, rules)
  return planReplacement(
    { find: '', replacement: '', matchCase: false, wholeWords: false, ...query },
    { textStates, items, catalog, rules },
  )
}
/** Plans it for a word that no default contains. */
const quince = (values: Record<string, string>, replacement = 'medlar') =>
  plan({ find: 'quince', replacement }, values)

describe('the plan of a replacement', () => {
  it('has nothing for an empty search', () => {
    expect(plan({ find: '', replacement: 'x' })).toEqual([])
  })

  it('has the defaults, what edits say instead of them, and last what the site does not use', () => {
    const [first] = plan({ find: 'About the company', replacement: 'x' })
    expect(first).toMatchObject({
      key: 'about.hero.title',
      before: 'About the company',
      after: 'x',
      matches: 1,
    })
    expect(
      quince({
        'z.note': 'a quince',
        'careers.hero.title': 'Two: quince, Quince',
        'about.hero.title': 'A Quince',
      }).map(({ key, after, matches, problem }) => [key, after, matches, problem]),
    ).toEqual([
      ['about.hero.title', 'A medlar', 1, undefined],
      ['careers.hero.title', 'Two: medlar, medlar', 2, undefined],
      ['z.note', 'a medlar', 1, undefined],
    ])
  })

  it('leaves out texts that would stay the same', () => {
    expect(quince({ one: 'quince', two: 'Quince' }, 'quince').map(({ key }) => key)).toEqual(['two'])
  })

  it('leaves out links, redirects, and which entries a list has', () => {
    const link = 'home.hero.primary.href'
    const list = 'careers.positions'
    expect(namedTexts(site).find(({ key }) => key === link)?.kind).toBe('href')
    const values = {
      [link]: '/quince',
      [redirectsKey]: '/quince /about',
      [list]: 'quince',
      'home.hero.title': 'quince',
    }
    const keys = quince(values).map(({ key }) => key)
    // The new position is called like its id.
    expect(keys).toEqual(['home.hero.title', 'careers.positions.quince.title'])
  })

  it('changes a list of plain texts as a whole, also with lines from before it was one text', () => {
    const key = 'services.ate.whatWeOffer'
    const [only, ...others] = quince({ [`${key}.2`]: 'A quince' })
    expect(others).toEqual([])
    expect(only?.key).toBe(key)
    expect(only?.after.split('\n')[1]).toBe('A medlar')
    // Such a line is not used after the whole was edited.
    expect(quince({ [key]: 'No fruit', [`${key}.2`]: 'A quince' }).map((line) => line.key)).toEqual([
      `${key}.2`,
    ])
  })

  it.each([
    ['a name without text', { 'about.hero.title': 'Quince' }, '', 'this text cannot be empty'],
    ['a wrong fact', { [latitude]: '30quince' }, 'x', 'enter degrees'],
    [
      'a text that is too long',
      { note: `${'a'.repeat(maxValueLength - 6)}quince` },
      'medlars',
      '100,000 characters',
    ],
  ])('says that it cannot make %s', (_, values, replacement, problem) => {
    expect(quince(values, replacement)).toMatchObject([{ problem: expect.stringContaining(problem) }])
  })

  it('allows to empty prose, and to correct an edit that was not used', () => {
    expect(quince({ 'about.hero.subtitle': 'quince' }, '')).toMatchObject([{ after: '', problem: undefined }])
    expect(quince({ [latitude]: '30quince' }, '')).toMatchObject([{ after: '30', problem: undefined }])
  })

  it('has a default that pages show because its edit is not used, but does not replace that edit', () => {
    const lines = plan({ find: 'About the company', replacement: 'x' }, { 'about.hero.title': '' })
    expect(lines.find(({ key }) => key === 'about.hero.title')).toMatchObject({
      before: 'About the company',
      problem: expect.stringContaining('the edit of this text is not used'),
    })
  })
})
