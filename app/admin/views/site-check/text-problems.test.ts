import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import { site } from '#content/default-content.ts'
import { namedTexts, nameTexts } from '#content/keys/labels.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { addressToEdit } from './site-problem.ts'
import { measurementsOf, partLinksOf, textProblems } from './text-problems.ts'

const latitude = `locations.offices.${site.locations.offices.items[0]?.id}.latitude`
const time = '2026-01-01T00:00:00+00:00'

/** The problems of the site with these items, as the view finds them. */
function check(texts: Readonly<Record<string, string>>, otherHosts = false) {
  const items = Object.entries(texts).map(
    ([content_key, content_value]): ContentItem => ({
      id: content_key,
      content_key,
      content_value,
      created_at: time,
      updated_at: time,
    }),
  )
  const rules = { otherHosts }
  const catalog = makeCatalog(site, [...nameTexts(site, items)], items)
  const textStates = textStatesOf(catalog.texts, items, rules)
  return { catalog, textStates, problems: [...textProblems({ catalog, textStates, items, rules })].flat() }
}

describe('the site check', () => {
  it('finds nothing in the default texts', () => {
    const { problems, textStates } = check({})
    expect(problems).toEqual([])
    expect(measurementsOf(textStates)).toEqual([])
  })

  it.each([
    ['home.hero.primary.href', '/carers', 'link'],
    ['home.hero.primary.href', 'carers', 'ignored'],
    ['home.hero.primary.href', 'https://www.example.com/', 'ignored'],
    ['about.hero.title', '', 'ignored'],
    [latitude, 'north', 'ignored'],
    ['careers.positions', 'no such\nid id', 'ignored'],
    ['about.hero.subtitle', 'Lorem ipsum', 'wording'],
    ['about.hero.subtitle', 'all of of it', 'wording'],
    ['about.hero.subtitle', 'a\u0007', 'wording'],
    ['about.hero.subtitle', 'a\u200bb', 'wording'],
    ['not.of.the.site', 'TODO', 'unused'],
  ] as const)('of %s = %j finds: %s', (key, value, kind) => {
    const { problems } = check({ [key]: value })
    expect(problems).toEqual([expect.objectContaining({ kind, key, value })])
  })

  it('leaves out what is no mistake: empty prose, a button without a link, a link to another site where they are allowed', () => {
    expect(check({ 'about.hero.subtitle': '', 'home.hero.primary.href': '' }).problems).toEqual([])
    expect(check({ 'home.hero.primary.href': 'https://www.example.com/' }, true).problems).toEqual([])
  })

  it('reports a line from before its list was one text, which is edited as an item', () => {
    const list = 'services.ate.whatWeOffer'
    const { problems, catalog } = check({ [list]: 'One\nTwo', [`${list}.1`]: 'An old line' })
    expect(problems).toEqual([expect.objectContaining({ kind: 'ignored', key: `${list}.1` })])
    expect(addressToEdit(`${list}.1`, catalog)).toBe(`#items?text=${list}.1`)
  })

  it('leads to where a text is edited', () => {
    const { catalog } = check({})
    expect(addressToEdit('about.hero.title', catalog)).toBe('#pages/about?text=about.hero.title')
    expect(addressToEdit('careers.positions', catalog)).toBe('#lists')
    expect(addressToEdit('not.of.the.site', catalog)).toBe('#items?text=not.of.the.site')
  })

  it('takes any items, and reports each at most once in a group', () => {
    const keys = fc.constantFrom(
      ...Object.keys(Object.prototype),
      ...namedTexts(site).map(({ key }) => key),
      '__proto__',
      'x.y',
    )
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('', '/', '/about#', '/#%', 'TODO', 'xxx xxx', '//x', '/x'.repeat(500)),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(keys, values), { selector: ([key]) => key, maxLength: 8 }),
        (entries) => {
          const { problems, textStates, catalog } = check(Object.fromEntries(entries))
          measurementsOf(textStates)
          partLinksOf(textStates, catalog.redirects)
          const names = problems.map(({ kind, key, note }) => `${kind} ${key} ${note}`)
          expect(new Set(names).size).toBe(names.length)
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('texts that are tried on their pages', () => {
  it('are those that visitors read as edited', () => {
    const { textStates } = check({
      'about.hero.title': 'Ours',
      'contact.hero.title': '',
      'home.hero.primary.href': '/about',
      [latitude]: '1',
    })
    expect(measurementsOf(textStates)).toEqual([
      { key: 'about.hero.title', page: '/about', byDefault: site.about.hero.title, current: 'Ours' },
    ])
  })
})

describe('links to a part of a page', () => {
  const key = 'home.hero.primary.href'
  it.each([
    ['/about#values', '/about', 'values'],
    ['/about/#values', '/about', 'values'],
    ['/#top', '/', 'top'],
    ['/contact?department=ate#contact-name', '/contact', 'contact-name'],
    ['/about#a:~:text=b', '/about', 'a'],
    ['/About#values', '/about', 'values'],
    // Where a hidden page and an old address lead, with the part that the link or the redirect names.
    ['/services/ate#deliverables', '/services', 'deliverables'],
    ['/our-team#values', '/about', 'team'],
    ['/our-team', '/about', 'team'],
  ])('%s is one', (href, page, part) => {
    const redirects = '/services/ate /services\n/our-team /about#team'
    const { textStates, catalog } = check({ [key]: href, [redirectsKey]: redirects })
    expect(partLinksOf(textStates, catalog.redirects)).toEqual([{ key, href, page, part }])
  })

  it.each(['/about', '/about#', '/about#:~:text=b', 'mailto:a@example.com', 'https://www.example.com/#a'])(
    '%s is none',
    (href) => {
      const { textStates, catalog } = check({ [key]: href }, true)
      expect(partLinksOf(textStates, catalog.redirects)).toEqual([])
    },
  )
})
