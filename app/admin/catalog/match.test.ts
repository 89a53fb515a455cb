import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentItem } from '#testing/content-item.ts'
import { makeCatalog } from './catalog.ts'
import { keyDistanceFrom } from './edit-distance.ts'
import { bestMatches, didYouMean, findMatches } from './match.ts'
import { type TextState, textStatesOf } from './text-states.ts'

const { texts } = makeCatalog()
const keys = texts.map(({ key }) => key)
const rules = { otherHosts: false }

let textStates: readonly TextState[]
beforeAll(() => {
  textStates = textStatesOf(texts, [contentItem('about.hero.title', 'Quince')], rules)
})

const found = (query: string) => bestMatches(textStates, query, 10).map(({ text }) => text.key)

describe('matching', () => {
  it.each([
    ['hero titel', 'about.hero.title'],
    ['about title', 'about.hero.title'],
    ['TITLE about', 'about.hero.title'],
    ['/about hero', 'about.hero.title'],
    ['quince', 'about.hero.title'],
    ['offer ate', 'services.ate.whatWeOffer'],
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
    expect(found(' ')).toEqual(keys.slice(0, 10))
  })

  it('finds a text by its name as shown', () => {
    for (const { label, key } of texts.filter((_, n) => n % 20 === 0)) expect(found(label)[0]).toBe(key)
  })

  it('finds a text by a sentence of it, with quotes and commas or without', () => {
    const sentence = 'good parts fail and bad parts ship, when test limits are guesses.'
    expect(found(sentence)).toEqual(['services.ate.overview'])
    expect(found(`“${sentence}”`)).toEqual(['services.ate.overview'])
  })

  it('does not depend on the order or the case of words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(), (key, turn) => {
        const words = key.split('.')
        const turned = [...words.slice(turn % words.length), ...words.slice(0, turn % words.length)]
        const all = (query: string) => bestMatches(textStates, query).map(({ text }) => text.key)
        expect(all(turned.join(' ').toUpperCase()).toSorted()).toEqual(all(key).toSorted())
        expect(all(key)[0]).toBe(key)
      }),
    )
  })

  it('accepts any query', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => found(query).length <= 10))
  })
})

describe('the ranking', () => {
  it('puts the texts of ATE before all others for "ATE"', () => {
    const pageNames = bestMatches(textStates, 'ATE').map(({ text }) => text.pageName)
    const own = texts.filter(({ pageName }) => pageName === 'ATE')
    expect(new Set(pageNames.slice(0, own.length))).toEqual(new Set(['ATE']))
  })

  it('puts the page before its mentions elsewhere', () => {
    expect(found('careers')[0]).toBe('careers.meta.title')
    expect(found('phone')[0]).toBe('company.phone')
    expect(found('headline').slice(0, 2)).toEqual(['home.hero.title', 'about.hero.title'])
    expect(found('our services')[0]).toBe('home.services.title')
  })

  const searchable = (key: string, name = '', text = '') => ({
    key,
    name: `${name}\n${key}`,
    text,
    words: name.split(' '),
  })
  const order = (query: string, ...all: ReturnType<typeof searchable>[]) =>
    findMatches(all, query, (each) => each)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found.key)

  it('is: exact key, whole word, beginning, part; in the name before in the text', () => {
    const ranked = [
      searchable('ate'),
      searchable('1', 'ate › title'),
      searchable('2', 'services › ate'),
      searchable('3', '', 'the ate, tested'),
      searchable('4', 'later › ateway'),
      searchable('5', '', 'the atelier'),
      searchable('6', 'created › dates'),
      searchable('7', '', 'a gate'),
    ]
    expect(order('ate', ...ranked.toReversed())).toEqual(ranked.map(({ key }) => key))
  })

  it('leaves out what has only some of the words', () => {
    expect(order('ate title', searchable('1', 'ate › title'), searchable('2', 'ate › team'))).toEqual(['1'])
  })

  it('accepts typing errors only if nothing matches otherwise', () => {
    const [right, similar] = [searchable('1', 'gates'), searchable('2', 'dates')]
    expect(order('gates', right, similar)).toEqual(['1'])
    expect(order('gatse', right)).toEqual(['1'])
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
