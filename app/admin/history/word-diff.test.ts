import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffOf, foldParts } from './word-diff.ts'

const words = fc
  .array(fc.constantFrom('one', 'two', ' ', '\n', 'drei', '語', '👩‍🔬', ', '))
  .map((all) => all.join(''))
const texts = fc.oneof(words, fc.string({ unit: 'grapheme' }))
const join = (parts: ReturnType<typeof diffOf>, kinds: string[]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

describe('the difference between two texts', () => {
  it('holds both of them, to the letter', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = diffOf(before, after)
        expect(join(parts, ['same', 'removed'])).toBe(before)
        expect(join(parts, ['same', 'added'])).toBe(after)
      }),
    )
  })

  it('is by words', () => {
    expect(diffOf('the quick fox', 'the slow fox')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'quick' },
      { kind: 'added', text: 'slow' },
      { kind: 'same', text: ' fox' },
    ])
  })

  it('of texts that have nothing in common is one after the other', () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, i) => word + i).join(' ')
    expect(diffOf(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})

describe('folding', () => {
  it('leaves out what is far from a change, and says how much', () => {
    const long = 'x'.repeat(500)
    expect(foldParts(diffOf(`${long} old ${long}`, `${long} new ${long}`))).toEqual([
      { kind: 'fold', characters: 441 },
      { kind: 'same', text: `${'x'.repeat(59)} ` },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ` ${'x'.repeat(59)}` },
      { kind: 'fold', characters: 441 },
    ])
  })

  it('loses nothing of what has changed, and counts what it leaves out', () => {
    fc.assert(
      fc.property(texts, texts, fc.nat(300), (a, b, length) => {
        const same = 'y'.repeat(length)
        const parts = diffOf(`${same}${a}${same}`, `${same}${b}${same}`)
        const folded = foldParts(parts)
        const changed = (all: readonly { kind: string }[]) =>
          all.filter(({ kind }) => kind === 'added' || kind === 'removed')
        expect(changed(folded)).toEqual(changed(parts))
        const size = (all: readonly (typeof folded)[number][]) =>
          all.reduce((sum, part) => sum + (part.kind === 'fold' ? part.characters : [...part.text].length), 0)
        expect(size(folded)).toBe(size(parts))
      }),
    )
  })
})
