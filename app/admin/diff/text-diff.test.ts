import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffOf, foldParts } from './text-diff.ts'

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
  it('contains both texts exactly', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = diffOf(before, after)
        expect(join(parts, ['same', 'removed'])).toBe(before)
        expect(join(parts, ['same', 'added'])).toBe(after)
      }),
    )
  })

  it('compares words', () => {
    expect(diffOf('the quick fox', 'the slow fox')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'quick' },
      { kind: 'added', text: 'slow' },
      { kind: 'same', text: ' fox' },
    ])
  })

  it('compares the words of all scripts', () => {
    expect(diffOf('Привет мир сегодня', 'Привет друг сегодня')).toEqual([
      { kind: 'same', text: 'Привет ' },
      { kind: 'removed', text: 'мир' },
      { kind: 'added', text: 'друг' },
      { kind: 'same', text: ' сегодня' },
    ])
    expect(diffOf('一緒に設計します。', '一緒に検証します。')).toEqual([
      { kind: 'same', text: '一緒に' },
      { kind: 'removed', text: '設計' },
      { kind: 'added', text: '検証' },
      { kind: 'same', text: 'します。' },
    ])
  })

  it('keeps an accent with its letter', () => {
    expect(diffOf('Our Cafe\u0301', 'Our Cafe')).toEqual([
      { kind: 'same', text: 'Our ' },
      { kind: 'removed', text: 'Cafe\u0301' },
      { kind: 'added', text: 'Cafe' },
    ])
  })

  it('combines neighboring changes into one', () => {
    expect(diffOf('and bring up chips', 'and verify all chips')).toEqual([
      { kind: 'same', text: 'and ' },
      { kind: 'removed', text: 'bring up' },
      { kind: 'added', text: 'verify all' },
      { kind: 'same', text: ' chips' },
    ])
  })

  it('shows texts that have nothing in common one after the other', () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, i) => word + i).join(' ')
    expect(diffOf(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})

describe('folding', () => {
  it('leaves out whole words far from a change, and counts the characters left out', () => {
    const long = 'seven7 '.repeat(60)
    const left = 'seven7 '.repeat(9).trim()
    expect(foldParts(diffOf(`${long}old ${long}`, `${long}new ${long}`))).toEqual([
      { kind: 'fold', characters: 357 },
      { kind: 'same', text: `${left} ` },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ` ${left}` },
      { kind: 'fold', characters: 358 },
    ])
  })

  it('keeps all changes, and counts what it leaves out', () => {
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
