import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { type Site, site, siteWithInbox } from '#content/default-content.ts'
import { groupNames, labelWords } from './label-words.ts'
import { namedTexts, nameLines } from './labels.ts'
import { pageNames } from './page-names.ts'
import { listKeys } from './site-texts.ts'

const [office] = site.locations.offices.items
const byKey = new Map(namedTexts(site).map((text) => [text.key, text]))

/** What an office worker would stumble over. Names of entries are texts of the site and may contain anything. */
const jargon = /[a-z][A-Z]|^[a-z]|[a-z]-[a-z]+-[a-z]|\./
/** A field without words of its own is named by its capitalized name: `cta` would be "Cta". */
const jargonWords = /\b(href|alt|meta|cta|lead|eyebrow|chrome|prose|slug|id|undefined)\b/i

describe.each([
  ['the site', site],
  ['a site with an inbox', siteWithInbox],
])('the name of a text of %s', (_, site) => {
  const texts = namedTexts(site)
  const byKey = new Map(texts.map((text) => [text.key, text]))

  it('exists for every key, in the order of the site', () => {
    expect(texts.map(({ key }) => key)).toEqual(listKeys(site).map(({ key }) => key))
  })

  it('is unique', () => {
    expect(new Set(texts.map(({ label }) => label)).size).toBe(texts.length)
  })

  it('begins with the name of a page or of what several pages share, and continues with its parts', () => {
    const known = [...pageNames(site).values(), ...Object.values(groupNames)]
    for (const { pageName, parts, label } of texts) {
      expect(known).toContain(pageName)
      expect(parts).not.toHaveLength(0)
      expect(label).toBe([pageName, ...parts].join(' › '))
    }
  })

  it('has at most 90 characters', () => {
    for (const { label } of texts) expect(label.length).toBeLessThanOrEqual(90)
  })

  it('contains no jargon', () => {
    const fromContent = new Set(listKeys(site).map(({ value }) => value))
    for (const { parts, key } of texts) {
      for (const part of parts) {
        if (fromContent.has(part)) continue
        const advice = `${key}: rename the field, or give it other words in content/keys/label-words.ts`
        expect(part, advice).not.toMatch(jargon)
        expect(part, advice).not.toMatch(jargonWords)
      }
    }
  })

  it('contains no part of a key', () => {
    for (const { parts, key } of texts) {
      for (const id of key.split('.')) if (/[a-z][A-Z-]/.test(id)) expect(parts).not.toContain(id)
    }
  })

  it.each([
    ['home.hero.title', 'Home › Hero › Headline'],
    ['home.hero.primary.label', 'Home › Hero › First button'],
    ['home.hero.primary.href', 'Home › Hero › First button › Link'],
    ['home.stats.clients.value', 'Home › Key figures › Global Clients › Number'],
    ['home.projects.cards.core.title', 'Home › Projects › Card 2 › Title'],
    ['company.phone', 'All pages › Phone'],
    ['chrome.notices.comingSoon.title', 'All pages › Coming soon notice › Title'],
    ['chrome.errors.notFound.title', 'Page not found › Title'],
    ['about.meta.title', 'About › Search engine title'],
    ['about.leadership.team.chief-technology-officer.name', 'About › Leadership › Daniel Okafor › Name'],
    ['services.page.overview', 'All service pages › Overview heading'],
    ['services.ate.title', 'ATE › Headline'],
    ['services.ate.summary', 'Services › ATE › Summary in one line'],
    ['services.ate.keyBenefits.limits-with-a-reason.title', 'ATE › Benefit 1 › Title'],
    ['services.ate.whatWeOffer', 'ATE › What we offer'],
    [
      'industries.bfsi.offerings.card-switch-interfaces.title',
      'BFSI › Offerings › Card switch interfaces › Title',
    ],
    [
      'careers.positions.senior-asic-design-engineer.location',
      'Careers › Positions › Senior ASIC Design Engineer › Location',
    ],
    [`locations.offices.${office?.id}.phone`, `Locations › Offices › ${office?.name} › Phone`],
    ['contact.faq.entries.nda.answer', 'Contact › FAQ › How does an NDA work? › Answer'],
  ])('of %s is %s', (key, label) => expect(byKey.get(key)?.label).toBe(label))
})

it.each([
  ['careers.inbox.fields.name.error', 'Careers › Application form › Fields › Name › Error message'],
  ['careers.inbox.problems.limit', 'Careers › Application form › Problems › If too many were sent'],
  ['contact.inbox.sent.heading', 'Contact › Form › After sending › Heading'],
])('the name of %s is %s', (key, label) =>
  expect(namedTexts(siteWithInbox).find((text) => text.key === key)?.label).toBe(label),
)

it('a row for one line of a list of plain texts is named by the list and the number', () => {
  const rows = [
    { content_key: 'services.ate.whatWeOffer.3', content_value: 'x' },
    { content_key: 'services.ate.whatWeOffer.99', content_value: 'x' },
    { content_key: 'services.ate.overview.1', content_value: 'x' },
  ]
  const lineWith = (...others: typeof rows) => nameLines([...rows, ...others], byKey)
  const line = { key: 'services.ate.whatWeOffer.3', label: 'ATE › What we offer 3', kind: 'line' }
  expect(lineWith()).toEqual([expect.objectContaining({ ...line, superseded: false })])
  const whole = { content_key: 'services.ate.whatWeOffer', content_value: 'All' }
  expect(lineWith(whole)).toEqual([expect.objectContaining({ ...line, superseded: true })])
})

describe('a text added to the content', () => {
  /** Returns the labels of a site whose home page has another part. */
  const labelsOf = (part: unknown) => {
    const longer = { ...site, home: { ...site.home, added: part } } as unknown as Site
    return namedTexts(longer).flatMap(({ key, label }) => (key.startsWith('home.added') ? label : []))
  }

  it('is named by its fields', () => {
    expect(labelsOf({ localTime: 'x', download: { label: 'x', href: '' } })).toEqual([
      'Home › Added › Local time',
      'Home › Added › Download › Label',
      'Home › Added › Download › Link',
    ])
  })

  it('is found by the list of jargon if its field has no words of its own', () => {
    expect(labelsOf({ cta: 'x', eyebrow: 'x' }).filter((label) => jargonWords.test(label))).toHaveLength(2)
  })

  it('is named by its entry of a list, or numbered if that has no name of its own', () => {
    const entries = [
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two' },
      { id: 'c', title: 'Two' },
      { id: 'd', text: 'Three' },
    ]
    expect(labelsOf({ companies: entries })).toEqual([
      'Home › Added › Companies › One › Title',
      'Home › Added › Company 2 › Title',
      'Home › Added › Company 3 › Title',
      'Home › Added › Company 4 › Text',
    ])
    expect(labelsOf(['x', 'y'])).toEqual(['Home › Added'])
  })

  it('shortens a long name between words', () => {
    expect(
      labelsOf([{ id: 'a', title: 'A title that has by far too many words to be the name of anything' }]),
    ).toEqual(['Home › Added › A title that has by far too many words… › Title'])
  })

  it('is numbered if earlier texts have its name, unless another text has that number in its name', () => {
    const sameStart = 'A title that has by far too many words to be'
    expect(
      labelsOf(['one', 'two', 'three'].map((end) => ({ id: end, title: `${sameStart} ${end}` }))),
    ).toEqual([
      'Home › Added › A title that has by far too many words… › Title',
      'Home › Added › A title that has by far too many words… › Title › 2',
      'Home › Added › A title that has by far too many words… › Title › 3',
    ])
    expect(
      labelsOf({ localTime: 'x', LocalTime: 'x', localTIME: { 2: 'x', 3: 'x' }, LocalTIME: 'x' }),
    ).toEqual([
      'Home › Added › Local time',
      'Home › Added › Local time › 2',
      'Home › Added › Local time › 2 › 2',
      'Home › Added › Local time › 3',
      'Home › Added › Local time › 4',
    ])
  })

  it('has a unique name whatever the fields are', () => {
    const field = fc.stringMatching(/^[a-z]{1,8}([A-Z][a-z]{0,8}){0,3}$/)
    const { part } = fc.letrec((tie) => ({
      entry: fc.dictionary(field, tie('part'), { maxKeys: 4 }),
      part: fc.oneof(
        { depthSize: 'small' },
        fc.constant('x'),
        fc.dictionary(field, tie('part'), { maxKeys: 4 }),
        fc.array(fc.constantFrom('x', 'y'), { maxLength: 4 }),
        fc
          .array(fc.dictionary(field, tie('part'), { maxKeys: 4 }), { maxLength: 4 })
          .map((entries) => entries.map((entry, index) => ({ ...entry, id: `entry-${index}` }))),
      ),
    }))
    fc.assert(
      fc.property(part, (added) => {
        const labels = labelsOf(added)
        expect(new Set(labels).size).toBe(labels.length)
        for (const label of labels) expect(label).toMatch(/^Home › \S/)
      }),
      { numRuns: 20 },
    )
  })
})

it('has no word for a field that the content lacks', () => {
  const paths = [...listKeys(site), ...listKeys(siteWithInbox)].flatMap(({ path }) => {
    const fields = path.flatMap((part) => ('field' in part ? part.field : []))
    return fields.map((_, end) => `.${fields.slice(0, end + 1).join('.')}`)
  })
  const unused = Object.keys(labelWords).filter((end) => !paths.some((path) => path.endsWith(`.${end}`)))
  expect(unused).toEqual([])
})

it('names every page', () => {
  expect([...pageNames(site).keys()]).toEqual(pathsOf(site))
})
