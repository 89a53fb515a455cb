import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { makeCatalog } from './catalog.ts'
import { keyDistanceFrom } from './edit-distance.ts'
import { type Entry, entriesOf } from './entries.ts'
import { bestMatches, didYouMean, matcherOf } from './match.ts'

const { texts } = makeCatalog()
const keys = texts.map(({ key }) => key)
const rules = { otherHosts: false }
const item = (content_key: string, content_value: string): ContentItem => ({
  id: content_key,
  content_key,
  content_value,
  created_at: '2025-11-20',
  updated_at: '2025-11-20',
})

let entries: readonly Entry[]
beforeAll(() => {
  entries = entriesOf(texts, [item('about.hero.title', 'Quince')], rules)
})

const found = (query: string) => bestMatches(entries, query, 10).map(({ text }) => text.key)

describe('matching', () => {
  it.each([
    ['hero titel', 'about.hero.title'],
    ['about title', 'about.hero.title'],
    ['TITLE about', 'about.hero.title'],
    ['/about hero', 'about.hero.title'],
    ['quince', 'about.hero.title'],
    ['offer ate', 'services.ate.whatWeOffer.1'],
    ['watch demo', 'home.hero.secondary.label'],
  ])('%s finds %s', (query, key) => expect(found(query)).toContain(key))

  it('puts the exact key first, followed by keys that begin with the query', () => {
    for (const key of keys.slice(0, 200)) expect(found(key)[0]).toBe(key)
    expect(found('home.hero')[0]).toMatch(/^home\.hero\./)
  })

  it('finds nothing if any of the words is missing', () => {
    expect(found('hero zzzzqqqq')).toEqual([])
  })

  it('lists texts from the beginning of the site for an empty query', () => {
    expect(found(' ')).toHaveLength(10)
  })

  it('does not depend on the order or the case of words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(), (key, turn) => {
        const words = key.split('.')
        const turned = [...words.slice(turn % words.length), ...words.slice(0, turn % words.length)]
        const entry = entries.find(({ text }) => text.key === key) as Entry
        const score = matcherOf(turned.join(' ').toUpperCase())(entry)
        expect(score).toBe(matcherOf(key)(entry))
        expect(score).toBeGreaterThan(0)
      }),
    )
  })

  it('accepts any query', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => found(query).length <= 10))
  })
})

describe('did you mean', () => {
  it.each([
    ['abuot.hero.title', 'about.hero.title'],
    ['Home.Hero.Title', 'home.hero.title'],
    ['company.mail', 'company.email'],
    ['hero.title', 'home.hero.title'],
    ['home.hero.titel', 'home.hero.title'],
  ])('%s: %s', (typed, meant) => expect(didYouMean(typed, keys)).toBe(meant))

  it.each(['a.key', 'once', 'by.enter', 'with.event', 'x', 'something else entirely'])(
    'does not guess at %s',
    (typed) => expect(didYouMean(typed, keys)).toBeUndefined(),
  )

  it('finds a key with one wrong letter or a comparable error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(), (key, at) => {
        const letters = [...key.matchAll(/[a-z]/gi)].map(({ index }) => index)
        const index = letters[at % letters.length] ?? 0
        const typed = `${key.slice(0, index)}~${key.slice(index + 1)}`
        const meant = didYouMean(typed, keys)
        expect(keyDistanceFrom(typed)(meant ?? '')).toBeLessThanOrEqual(1)
      }),
      { numRuns: 20 },
    )
  })
})
