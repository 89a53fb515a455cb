import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { type EntryLine, entryLinesIn, problemIn, textOfEntryLines } from '#content/keys/entries.ts'
import { editableLists } from '#content/keys/site-texts.ts'
import { combineBoth, combineLines } from './combine-lists.ts'

const list = editableLists(site).find(({ key }) => key === 'careers.positions')
if (!list) throw new Error('There is no list of positions')

/** Few, so that two texts have many in common. Every object has a `constructor`. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'constructor']
const lines: fc.Arbitrary<EntryLine[]> = fc
  .tuple(fc.shuffledSubarray(ids), fc.func(fc.boolean()))
  .map(([some, isHidden]) => some.map((id) => ({ id, hidden: isHidden(id) })))
const idsIn = (all: readonly EntryLine[]) => all.map(({ id }) => id)
const byId = (all: readonly EntryLine[]) => new Map(all.map(({ id, hidden }) => [id, hidden]))

/** Combines lists whose lines are words, such as `#a`. */
const combine = (base: string, theirs: string, mine: string) =>
  combineBoth(
    list,
    ...([base, theirs, mine].map((words) => words.replaceAll(' ', '\n')) as [string, string, string]),
  )
    .text.replaceAll('# ', '#')
    .replaceAll('\n', ' ')

describe('the lists of two people', () => {
  it.each([
    ['both add one at the end', 'a b', 'a b y', 'a b x', 'a b x y'],
    ['both add the same one', 'a b', 'a b x', 'x a b', 'x a b'],
    ['one adds several, the other moves', 'a b c', 'c a b', 'a x y b c', 'c a x y b'],
    ['both move different ones', 'a b c d', 'b a c d', 'a b d c', 'b a d c'],
    ['both move the same one', 'a b c d', 'd a b c', 'a d b c', 'a d b c'],
    ['one hides what the other moves', 'a b c', 'a #b c', 'b a c', '#b a c'],
    ['one hides what the other leaves out', 'a b c', 'a #b c', 'a c', 'a #b c'],
    ['one removes an entry, the other adds one next to it', 'a b c', 'a c', 'a b x c', 'a x c'],
    ['one shows what is hidden, the other adds', '#a b', 'a b', '#a b x', 'a b x'],
    ['both leave out all', 'a b', '', '', ''],
  ])('%s', (_, base, theirs, mine, both) => {
    expect(combine(base, theirs, mine)).toBe(both)
  })

  it('are the other list if one of the two is unchanged, or both are the same', () => {
    fc.assert(
      fc.property(lines, lines, (base, changed) => {
        expect(combineLines(base, changed, base)).toEqual(changed)
        expect(combineLines(base, base, changed)).toEqual(changed)
        expect(combineLines(base, changed, changed)).toEqual(changed)
      }),
    )
  })

  it('have each entry once, and lose none that neither left out', () => {
    fc.assert(
      fc.property(lines, lines, lines, (base, theirs, mine) => {
        const both = combineLines(base, theirs, mine)
        expect(problemIn(textOfEntryLines(both), list)).toBeUndefined()
        for (const id of ids) {
          const [was, their, my, now] = [base, theirs, mine, both].map((all) => byId(all).get(id))
          if (their === my) expect(now).toBe(my)
          else if (their === was) expect(now).toBe(my)
          else if (my === was) expect(now).toBe(their)
          else expect(now).toBe(my ?? their)
        }
      }),
    )
  })

  it('have the same entries whichever of the two is mine', () => {
    fc.assert(
      fc.property(lines, lines, lines, (base, theirs, mine) => {
        const both = combineLines(base, theirs, mine)
        expect(idsIn(combineLines(base, mine, theirs)).sort()).toEqual(idsIn(both).sort())
      }),
    )
  })

  it('keep what only one has moved', () => {
    const moved = lines.chain((base) =>
      fc.tuple(fc.constant(base), fc.shuffledSubarray(base, { minLength: base.length })),
    )
    fc.assert(
      fc.property(moved, fc.shuffledSubarray(ids), ([base, moved], added) => {
        const more = added.filter((id) => !idsIn(base).includes(id))
        const other = [...base, ...more.map((id) => ({ id, hidden: false }))]
        for (const both of [combineLines(base, moved, other), combineLines(base, other, moved)])
          expect(both.filter(({ id }) => !more.includes(id))).toEqual(moved)
      }),
    )
  })
})

it('a text with a mistake is combined like any other', () => {
  expect(combine('a b', 'a b x', 'a b A')).toBe('a b x A')
  expect(combineBoth(list, 'a\nb', 'a\nb\nx', 'a\nb\nb').overlaps).toBe(1)
  expect(combineBoth(undefined, 'a b', 'a b x', 'c a b')).toEqual({ text: 'c a b x', overlaps: 0 })
})

it('a thousand entries in another order are combined', () => {
  const many = Array.from({ length: 998 }, (_, n) => `e-${n}`)
  const text = (...all: string[]) => all.join('\n')
  const both = combineBoth(
    list,
    text(...many),
    text(...many, 'theirs'),
    text('mine', ...many.toReversed()),
  ).text
  expect(
    entryLinesIn(both)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...many, 'mine', 'theirs'].sort())
})
