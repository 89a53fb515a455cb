import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ShortenedPart, shortenDifference } from './shorten-difference.ts'

const words = fc
  .array(fc.constantFrom('one', 'two', ' ', ' ', '\n', 'drei', '語', '👩‍🔬', ', ', 'x'.repeat(90)), {
    maxLength: 80,
  })
  .map((all) => all.join(''))
const texts = fc.oneof(words, fc.string({ unit: 'grapheme' }))
const join = (parts: readonly ShortenedPart[], kinds: string[]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')
const shown = (before: string, after: string) =>
  shortenDifference(before, after)
    .map(({ kind, text, hidden }) =>
      hidden ? '…' : { same: text, removed: `-${text}-`, added: `+${text}+` }[kind],
    )
    .join('')

describe('a shortened difference', () => {
  it('contains both texts exactly, with what it hides', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = shortenDifference(before, after)
        expect(join(parts, ['same', 'removed'])).toBe(before)
        expect(join(parts, ['same', 'added'])).toBe(after)
      }),
    )
  })

  it('shows all changed words of a short text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-c ]{0,12}$/),
        fc.stringMatching(/^[a-c ]{0,12}$/),
        (before, after) => {
          expect(shortenDifference(before, after).filter(({ hidden }) => hidden)).toEqual([])
        },
      ),
    )
  })

  it('shows a few whole words around the change', () => {
    const start = 'The program is yours from the first day, and our work ends when it passes '
    const end = ' there. The program stays with you, and so do the limits, with the data behind each of them.'
    expect(shown(`${start}its release run${end}`, `${start}two release runs${end}`)).toBe(
      '…and our work ends when it passes -its-+two+ release -run-+runs+ there. The program stays with you, and so do the limits, with the…',
    )
  })

  it('draws little of a long change, or of many changes', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 30 }), (all) => {
        const drawn = shortenDifference(all.join(' a '), all.map((text) => text + text).join(' b '))
          .filter(({ hidden }) => !hidden)
          .map(({ text }) => text)
        expect([...drawn.join('')].length).toBeLessThan(13 * 200)
        expect(drawn.length).toBeLessThan(40)
      }),
    )
    expect([...shown('', 'word '.repeat(20_000))].length).toBeLessThan(250)
  })

  it('shows the beginning of a text that is the same', () => {
    expect(shown('a b', 'a b')).toBe('a b')
    expect(shown('word '.repeat(99), 'word '.repeat(99))).toMatch(/^word .{80,110}…$/)
  })
})
