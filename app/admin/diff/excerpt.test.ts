import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPassages, excerptOf, joinedText, sentences, words } from './excerpt.ts'
import { diffOf } from './text-diff.ts'

const filler = 'Nothing changes here. '.repeat(20)
const excerpt = (before: string, after: string, context = words) =>
  excerptOf(diffOf(before, after), context).map(({ kind, text }) => `${kind}: ${text}`)

describe('the excerpt of a difference', () => {
  it('keeps a few words around a change', () => {
    expect(excerpt(`${filler}One old word. ${filler}`, `${filler}One new word. ${filler}`)).toEqual([
      'same: …Nothing changes here. One ',
      'removed: old',
      'added: new',
      'same:  word. Nothing changes here. Nothing changes …',
    ])
  })

  it('keeps the sentence around a change', () => {
    expect(
      excerpt(`${filler}One old word. ${filler}`, `${filler}One new word. ${filler}`, sentences),
    ).toEqual(['same: …One ', 'removed: old', 'added: new', 'same:  word. …'])
  })

  it('shortens what is between two changes', () => {
    const text = (word: string) => `${word} begins. ${filler}It ends ${word}`
    expect(excerpt(text('one'), text('two'), sentences)).toEqual([
      'removed: one',
      'added: two',
      'same:  begins. … It ends ',
      'removed: one',
      'added: two',
    ])
  })

  it('keeps a few words of a sentence that is too long', () => {
    const long = 'word '.repeat(200)
    expect(excerpt(`${long}old ${long}`, `${long}new ${long}`, sentences)).toEqual(
      excerpt(`${long}old ${long}`, `${long}new ${long}`, words),
    )
  })

  it('cuts no character in two', () => {
    const emoji = '😀'.repeat(130)
    for (const context of [words, sentences])
      for (const space of ['', ' ']) {
        const parts = excerpt(`${emoji}${space} old ${emoji}`, `${emoji}${space} new ${emoji}`, context)
        expect(parts.filter((part) => !part.isWellFormed())).toEqual([])
      }
  })

  it('leaves a short text as it is', () => {
    expect(excerpt('the quick fox', 'the slow fox')).toEqual([
      'same: the ',
      'removed: quick',
      'added: slow',
      'same:  fox',
    ])
  })

  it('has every change, and is never longer', () => {
    const texts = fc.array(fc.constantFrom('One. ', 'two ', '\n', 'three', filler, '語。', '👩‍🔬'))
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const parts = diffOf(one.join(''), other.join(''))
        const changed = (all: typeof parts) => all.filter(({ kind }) => kind !== 'same')
        for (const context of [words, sentences]) {
          const short = excerptOf(parts, context)
          expect(changed(short)).toEqual(changed(parts))
          expect(joinedText(short).length).toBeLessThanOrEqual(joinedText(parts).length)
        }
      }),
    )
  })
})

it('the passages that either of two versions changes', () => {
  const before = 'Call us any day from eight to five.'
  const changed = changedPassages(before, [
    diffOf(before, 'Visit us any day from eight to five.'),
    diffOf(before, 'Call us any day from nine to five.'),
  ])
  expect(changed.filter(({ kind, text }) => kind === 'removed' && text)).toEqual([
    { kind: 'removed', text: 'Call' },
    { kind: 'removed', text: 'eight' },
  ])
  expect(joinedText(changed)).toBe(before)
})
