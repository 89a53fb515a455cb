import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineTexts } from './combine-texts.ts'

/** Only a few words, so that the texts have many in common. */
const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five'), { maxLength: 8 })
const text = fc.tuple(words, fc.constantFrom(' ', '\n', '  ')).map(([words, space]) => words.join(space))
const anyText = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 40 }))
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

describe('combining two texts', () => {
  it('includes the changes of both', () => {
    const combined = combineTexts(
      'The quick brown fox jumps.',
      'The slow brown fox jumps.',
      'The quick brown fox sleeps.',
    )
    expect(combined).toEqual({ text: 'The slow brown fox sleeps.', overlaps: 0 })
  })

  it('keeps both versions where both changed the same words', () => {
    expect(combineTexts('Call us today', 'Call us tomorrow', 'Call us now')).toEqual({
      text: 'Call us tomorrow now',
      overlaps: 1,
    })
  })

  it('returns the other text if one of the two is unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, (base, changed) => {
        expect(combineTexts(base, changed, base)).toEqual({ text: changed, overlaps: 0 })
        expect(combineTexts(base, base, changed)).toEqual({ text: changed, overlaps: 0 })
      }),
    )
  })

  it('returns that text if both made the same change', () => {
    fc.assert(
      fc.property(anyText, anyText, (base, changed) => {
        expect(combineTexts(base, changed, changed)).toEqual({ text: changed, overlaps: 0 })
      }),
    )
  })

  it('loses no added word, and invents none', () => {
    fc.assert(
      fc.property(text, text, text, (base, theirs, mine) => {
        const combined = wordsIn(combineTexts(base, theirs, mine).text)
        const old = wordsIn(base)
        for (const word of [...wordsIn(theirs), ...wordsIn(mine)])
          if (!old.includes(word)) expect(combined).toContain(word)
        for (const word of combined) expect([...wordsIn(theirs), ...wordsIn(mine)]).toContain(word)
      }),
    )
  })

  it.each([
    ['line', '\n'],
    ['sentence', '. '],
  ])('compares long texts by %s, without a noticeable delay', (_, end) => {
    const lines = Array.from({ length: 4000 }, (_, line) => `line ${line} of a long text`)
    const joined = (change: Record<number, string>) => lines.map((line, at) => change[at] ?? line).join(end)
    expect(combineTexts(joined({}), joined({ 10: 'theirs' }), joined({ 3000: 'mine' }))).toEqual({
      text: joined({ 10: 'theirs', 3000: 'mine' }),
      overlaps: 0,
    })
  })

  it.each([
    ['lines', 'a\n', 4000],
    ['words', 'a ', 3000],
  ])(
    'keeps both versions of a text of thousands of equal %s, without a noticeable delay',
    (_, part, count) => {
      const base = part.repeat(count)
      const [theirs, mine] = [`${base}theirs`, `mine ${base}`]
      expect(combineTexts(base, theirs, mine)).toEqual({ text: `${theirs} ${mine}`, overlaps: 1 })
      expect(combineTexts(base, theirs, base)).toEqual({ text: theirs, overlaps: 0 })
      expect(combineTexts(base, base, mine)).toEqual({ text: mine, overlaps: 0 })
      expect(combineTexts(base, mine, mine)).toEqual({ text: mine, overlaps: 0 })
    },
  )
})
