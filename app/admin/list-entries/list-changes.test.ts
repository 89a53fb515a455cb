import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import {
  type EntryLine,
  entryLinesIn,
  maxEntries,
  problemIn,
  shownLines,
  textOfEntryLines,
} from '#content/keys/entries.ts'
import { editableLists } from '#content/keys/site-texts.ts'
import { contentItem } from '#testing/content-item.ts'
import { currentLines, hide, type ListChange, move, newId, planListChange, show } from './list-changes.ts'

const list = editableLists(site).find(({ key }) => key === 'careers.positions')
if (!list) throw new Error('There is no list of positions')
const defaults = list.entries.map(({ id }) => id)
const planned = (...args: Parameters<typeof planListChange>) => {
  const changes = planListChange(...args)
  return typeof changes === 'string' ? changes : changes.map(({ base, row }) => ({ base, row }))
}

/** Makes a change of a list whose lines are written as in its text. */
const changed = (change: ListChange, ...lines: string[]) =>
  textOfEntryLines(change(entryLinesIn(lines.join('\n')))).split('\n')

describe('an entry', () => {
  it('is hidden, and shown again in its place', () => {
    expect(changed(hide('b'), 'a', 'b', 'c')).toEqual(['a', '# b', 'c'])
    expect(changed(show('b'), 'a', '# b', 'c')).toEqual(['a', 'b', 'c'])
    expect(changed(show('a'), 'a', 'c')).toEqual(['a', 'c'])
  })

  it('without a line is shown after another, or at the end', () => {
    expect(changed(show('b', 'a'), 'a', 'c')).toEqual(['a', 'b', 'c'])
    expect(changed(show('a', null), 'b', 'c')).toEqual(['a', 'b', 'c'])
    expect(changed(show('b'), 'a', 'c')).toEqual(['a', 'c', 'b'])
    expect(changed(show('b', 'gone'), 'a', 'c')).toEqual(['a', 'c', 'b'])
    expect(changed(hide('b'), 'a', 'c')).toEqual(['a', 'c', '# b'])
  })

  it('is moved before the first of others that is still there, or after the last one shown', () => {
    expect(changed(move('c', ['a', 'b']), 'a', 'b', 'c')).toEqual(['c', 'a', 'b'])
    expect(changed(move('a', ['c']), 'a', 'b', 'c')).toEqual(['b', 'a', 'c'])
    expect(changed(move('a', []), 'a', 'b', 'c')).toEqual(['b', 'c', 'a'])
    expect(changed(move('a', ['gone', 'c']), 'a', 'b', 'c')).toEqual(['b', 'a', 'c'])
    expect(changed(move('a', ['gone']), 'a', 'b')).toEqual(['b', 'a'])
    expect(changed(move('b', ['a']), 'a', '# h', 'b')).toEqual(['b', 'a', '# h'])
    expect(changed(move('a', []), 'a', 'b', '# h')).toEqual(['b', 'a', '# h'])
    expect(changed(move('a', ['h']), 'a', 'b', '# h')).toEqual(['b', 'a', '# h'])
  })

  it('that is hidden or gone is not moved', () => {
    expect(changed(move('gone', []), 'a', 'b')).toEqual(['a', 'b'])
    expect(changed(move('a', []), '# a', 'b')).toEqual(['# a', 'b'])
  })
})

describe('a change of a list', () => {
  it('writes its ids and the texts of a new entry', () => {
    const texts = [{ key: 'careers.positions.new.title', value: 'New' }]
    expect(planned(list, show('new'), texts, [])).toEqual([
      { base: null, row: { content_key: list.key, content_value: [...defaults, 'new'].join('\n') } },
      { base: null, row: { content_key: 'careers.positions.new.title', content_value: 'New' } },
    ])
  })

  it('begins with what is saved, and removes the item if the entries are the default ones again', () => {
    const saved = [contentItem(list.key, [...defaults, 'new'].join('\n'))]
    const written = [`# ${defaults[0]}`, ...defaults.slice(1), 'new'].join('\n')
    expect(planned(list, hide(defaults[0] ?? ''), [], saved)).toEqual([
      { base: saved[0]?.updated_at, row: { content_key: list.key, content_value: written } },
    ])
    const hidden = [contentItem(list.key, [`# ${defaults[0]}`, ...defaults.slice(1)].join('\n'))]
    expect(planned(list, show(defaults[0] ?? ''), [], hidden)).toEqual([
      { base: saved[0]?.updated_at, row: null },
    ])
  })

  it('is refused if the list would have too many entries, of which the page would show none', () => {
    const lines = Array.from({ length: maxEntries }, (_, n) => `# former-${n}`)
    const saved = [contentItem(list.key, lines.join('\n'))]
    expect(planned(list, show('one-more'), [], saved)).toContain('this list has 1,000 lines')
    expect(planned(list, show('former-0'), [], saved)).toHaveLength(1)
  })

  it('begins with the default if what is saved is ignored', () => {
    expect(currentLines(list, [contentItem(list.key, 'Not an id')])).toEqual(shownLines(defaults))
  })
})

describe('the changes of two people', () => {
  const anyChange = fc.oneof(
    fc.constantFrom(...defaults, 'x', 'y').map((id) => ({ id, change: hide(id), hides: true })),
    fc.constantFrom(...defaults, 'x', 'y').map((id) => ({ id, change: show(id), shows: true })),
    fc
      .tuple(fc.constantFrom(...defaults, 'x'), fc.shuffledSubarray([...defaults, 'x', 'y']))
      .map(([id, following]) => ({ id, change: move(id, following) })),
  )

  it('are all made, in any order, and lose no entry that neither has hidden', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
        const lines = changes.reduce(
          (all, { change }) => change(all),
          shownLines(defaults) as readonly EntryLine[],
        )
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        const ids = lines.flatMap(({ id, hidden }) => (hidden ? [] : id))
        for (const id of [...defaults, 'x', 'y']) {
          const last = changes.findLast((each) => each.id === id && ('hides' in each || 'shows' in each))
          const isShown = last ? 'shows' in last : defaults.includes(id)
          expect(ids.includes(id), id).toBe(isShown)
        }
      }),
    )
  })
})

describe('a move', () => {
  const anyLines = fc
    .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']), fc.array(fc.boolean(), { minLength: 5 }))
    .map(([ids, hidden]): EntryLine[] => ids.map((id, n) => ({ id, hidden: hidden[n] === true })))

  it('changes the place of one entry only, whatever the list has become', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
        (lines, [id = 'a', ...following]) => {
          const after = move(id, following)(lines)
          const withoutIt = (all: readonly EntryLine[]) => all.filter((line) => line.id !== id)
          expect(withoutIt(after)).toEqual(withoutIt(lines))
          expect(after).toHaveLength(lines.length)
          const at = after.findIndex((line) => line.id === id)
          if (at < 0 || after[at]?.hidden) return
          const next = following.find((each) => lines.some((line) => line.id === each))
          if (next) expect(after[at + 1]?.id).toBe(next)
          else expect(after.slice(at + 1).every(({ hidden }) => hidden)).toBe(true)
        },
      ),
    )
  })
})

describe('the id of a new entry', () => {
  const free = () => false

  it.each([
    ['Analog Designer (Austin)', 'analog-designer-austin'],
    ['  Élève ingénieur ', 'eleve-ingenieur'],
    ['C++ / Go', 'c-go'],
    ['日本語', 'entry'],
    ['', 'entry'],
    ['__proto__', 'proto'],
  ])('is made from its name: %s', (name, id) => expect(newId(name, free)).toBe(id))

  it('is free', () => {
    const taken = new Set(['columns', 'columns-2'])
    expect(newId('Columns', (id) => taken.has(id))).toBe('columns-3')
  })

  it('is always an id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(problemIn(newId(name, free), { taken: [] })).toBeUndefined()
      }),
    )
  })
})
