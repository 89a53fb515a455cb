import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxValueLength } from '#content/keys/overrides.ts'
import { patternOf, replaceMatches, type Search } from './replace-matches.ts'

function replaced(text: string, find: string, replacement: string, options: Partial<Search> = {}) {
  const pattern = patternOf({ find, matchCase: false, wholeWords: false, ...options })
  return pattern && replaceMatches(text, pattern, replacement)
}
const changed = (...args: Parameters<typeof replaced>) => replaced(...args)?.after

describe('finding and replacing', () => {
  it('takes both literally', () => {
    expect(changed('a.*b', '.*', String.raw`$& $1 $$ \n`)).toBe(String.raw`a$& $1 $$ \nb`)
    expect(changed('axxb', '.*', 'y')).toBeUndefined()
    expect(changed(String.raw`C:\new (old)`, String.raw`\new (`, '[')).toBe('C:[old)')
  })

  it('finds matches from left to right that do not overlap', () => {
    expect(replaced('aaa', 'aa', 'b')).toEqual({ matches: 1, after: 'ba' })
    expect(replaced('aaaa', 'aa', 'b')).toEqual({ matches: 2, after: 'bb' })
    expect(replaced('aaaa', 'a', 'aa')).toEqual({ matches: 4, after: 'aaaaaaaa' })
  })

  it('finds nothing with an empty search, and deletes with an empty replacement', () => {
    expect(replaced('text', '', 'x')).toBeUndefined()
    expect(changed('a word less', 'word ', '')).toBe('a less')
  })

  it.each([
    ['É', 'été', 'xtx'],
    ['STRAẞE', 'straße', 'x'],
    ['σ', 'ΣΑΣ ς', 'xΑx x'],
    ['жук', 'ЖУК', 'x'],
    ['𐐀', '𐐨', 'x'],
  ])('%s finds any case of its letters in %s, unless case matters', (find, text, result) => {
    expect(changed(text, find, 'x')).toBe(result)
    expect(changed(text, find, 'x', { matchCase: true })).not.toBe(result)
  })

  it.each([
    ['Test', 'Test tests test-bench «test»', 'x tests x-bench «x»'],
    ['über', 'über überall gegenüber', 'x überall gegenüber'],
    ['e', 'é e\u0301 e', 'é e\u0301 x'],
    ['мир', 'мир, миру', 'x, миру'],
    ['16', '16 nm, 16nm, 2016, x_16', 'x nm, 16nm, 2016, x_16'],
    ['.NET', 'ASP.NET and .NETs', 'ASPx and .NETs'],
    ['C++', 'C++, C++11, AC++', 'x, x11, AC++'],
    ['𝒜', '𝒜 𝒜𝒜', 'x 𝒜𝒜'],
  ])('%s as a whole word in %s', (find, text, result) => {
    expect(changed(text, find, 'x', { wholeWords: true })).toBe(result)
  })

  it('finds non-breaking spaces, and keeps them if the replacement has as many spaces', () => {
    expect(changed('at 16\u00a0nm', '16 nm', '5 nm')).toBe('at 5\u00a0nm')
    expect(changed('16\u202fnm and 16 nm', '16 nm', '5 nm')).toBe('5\u202fnm and 5 nm')
    expect(changed('16\u00a0nm', '16 nm', 'small')).toBe('small')
    expect(changed('16 nm', '16\u00a0nm', 'x')).toBeUndefined()
  })

  it('does not cut a character in half', () => {
    expect(replaced('👩', '👩'.slice(0, 1), 'x')).toBeUndefined()
  })

  it('does not make a text that is too long', () => {
    const text = 'a'.repeat(maxValueLength - 1)
    expect(replaced(text, 'a', 'bb')).toEqual({ matches: maxValueLength - 1, after: undefined })
    expect(changed(`${text}b`, 'b', 'c')).toBe(`${text}c`)
    expect(changed(`${text}b`, 'b', 'cc')).toBeUndefined()
  })
})

/** Characters with a meaning in patterns or replacements, letters in both cases, and some that no pattern may split. */
const characters = fc.constantFrom(..."aAbBéÉжЖß_19 .*+?^$|()[]{}\\/-&`'\n", '$&', '$1', '\\b', '𝒜', '👩')
const textOf = (constraints: fc.ArrayConstraints) =>
  fc.array(characters, constraints).map((all) => all.join(''))
const search: fc.Arbitrary<Search> = fc.record({
  find: textOf({ minLength: 1, maxLength: 3 }),
  matchCase: fc.boolean(),
  wholeWords: fc.boolean(),
})
/** A text that contains the search more often than chance. */
const searchAndText = search.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc
      .array(fc.oneof(characters, fc.constantFrom(one.find, one.find.toUpperCase(), one.find.toLowerCase())))
      .map((all) => all.join('')),
  ),
)

const isWord = (character: string | undefined) => /^(?:[aAbBéÉжЖß_19S]|𝒜)$/u.test(character ?? '')

/** The same, slowly and without a pattern: at each character, from the left, either a match begins or none does. */
function slowly(text: string, { find, matchCase, wholeWords }: Search, replacement: string) {
  const characters = [...text]
  const wanted = [...find]
  const isSame = (a = '', b = '') =>
    a === b || (!matchCase && a !== 'ß' && a.toLowerCase() === b.toLowerCase())
  let result = ''
  let matches = 0
  for (let at = 0; at < characters.length; ) {
    const end = at + wanted.length
    const isMatch =
      wanted.every((character, n) => isSame(characters[at + n], character)) &&
      !(wholeWords && isWord(wanted[0]) && isWord(characters[at - 1])) &&
      !(wholeWords && isWord(wanted.at(-1)) && isWord(characters[end]))
    result += isMatch ? replacement : characters[at]
    at = isMatch ? end : at + 1
    if (isMatch) matches++
  }
  return matches > 0 ? { matches, after: result } : undefined
}

describe('for any text', () => {
  it('does what is obviously right', () => {
    fc.assert(
      fc.property(searchAndText, textOf({ maxLength: 4 }), ([one, text], replacement) => {
        expect(replaced(text, one.find, replacement, one)).toEqual(slowly(text, one, replacement))
      }),
      { numRuns: 2000 },
    )
  })

  it('changes nothing but the matches', () => {
    fc.assert(
      fc.property(searchAndText, textOf({ maxLength: 4 }), ([one, text], replacement) => {
        const pattern = patternOf(one)
        if (!pattern) return
        const between = text.split(pattern)
        const { matches = 0, after = text } = replaceMatches(text, pattern, replacement) ?? {}
        expect(matches).toBe(between.length - 1)
        expect(after).toBe(between.join(matches > 0 ? replacement : ''))
      }),
    )
  })

  it('replaces a second time only what the replacement contains', () => {
    fc.assert(
      fc.property(searchAndText, ([one, text]) => {
        // A letter that no search has, so that no new match forms around it.
        const once = replaced(text, one.find, 'z', one)?.after
        fc.pre(once !== undefined)
        expect(replaced(once ?? '', one.find, 'z', one)).toBeUndefined()
      }),
    )
  })

  it('changes nothing when a word is replaced with itself and case matters', () => {
    fc.assert(
      fc.property(searchAndText, ([one, text]) => {
        expect(changed(text, one.find, one.find, { ...one, matchCase: true }) ?? text).toBe(text)
      }),
    )
  })
})
