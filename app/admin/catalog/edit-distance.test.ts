import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyDistanceFrom, wordDistance } from './edit-distance.ts'

const word = fc.string({ maxLength: 12 })

describe('the distance of words', () => {
  it.each([
    ['title', 'titel', 1],
    ['hero', 'heroes', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
  ])('%s and %s: %i', (a, b, expected) => expect(wordDistance(a, b)).toBe(expected))

  it('is 0 only for equal words, is symmetric, and is at most the length of the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = wordDistance(a, b)
        expect(distance === 0).toBe(a === b)
        expect(wordDistance(b, a)).toBe(distance)
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      }),
    )
  })

  it('is 1 after a single error of any kind', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('#', '~'), (before, after, letter) => {
        expect(wordDistance(before + after, `${before}${letter}${after}`)).toBe(1)
        expect(wordDistance(`${before}_${after}`, `${before}${letter}${after}`)).toBeLessThanOrEqual(1)
        expect(wordDistance(`${before}ab${after}`, `${before}ba${after}`)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the distance of keys', () => {
  it.each([
    ['home.hero.title', 'home.hero.title', 0],
    ['home.hero.titel', 'home.hero.title', 1],
    ['hero.title', 'home.hero.title', 2],
    ['home.title.hero', 'home.hero.title', 1],
  ])('%s and %s: %i', (a, b, expected) => expect(keyDistanceFrom(a)(b)).toBe(expected))
})
