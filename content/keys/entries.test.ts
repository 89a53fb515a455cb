import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { lists } from '#content/lists.ts'
import { entryLinesIn, inWords, maxEntries, problemIn, shownLines, unlistedIds } from './entries.ts'
import { applyOverrides, editableLists, listKeys } from './site-texts.ts'

const rules = { otherHosts: false }
const key = 'careers.positions'
const all = site.careers.positions.items
const ids = all.map(({ id }) => id)
const applied = (...rows: [key: string, value: string][]) =>
  applyOverrides(
    site,
    rows.map(([content_key, content_value]) => ({ content_key, content_value })),
    rules,
  )
const positions = (...rows: [key: string, value: string][]) => applied(...rows).careers.positions.items
const row = (content_key: string, content_value: string) => ({ content_key, content_value })

describe('the text of a list', () => {
  it('hides entries, moves them, and adds others from the template', () => {
    const shown = [ids[2] ?? '', 'analog-designer', ids[0] ?? '']
    const [first, added, last] = positions(
      [key, shown.join('\n')],
      [`${key}.analog-designer.department`, 'Semiconductor Services'],
      [`${key}.analog-designer.skills`, 'SPICE\nMatlab'],
    )
    expect(first).toEqual(all[2])
    expect(last).toEqual(all[0])
    expect(added).toMatchObject({
      id: 'analog-designer',
      title: 'Analog designer',
      department: 'Semiconductor Services',
      skills: ['SPICE', 'Matlab'],
    })
  })

  it('can be empty', () => {
    expect(positions([key, ''])).toEqual([])
  })

  it('hides an entry whose line begins with #, wherever that is', () => {
    expect(positions([key, `${ids[0]}\n# ${ids[1]}\n#${ids[2]}\n${ids[3]}`])).toEqual([all[0], all[3]])
  })

  it.each([
    ['a title in place of an id', 'Analog designer', { why: 'malformed', id: 'Analog designer' }],
    ['a prototype', '__proto__', { why: 'malformed', id: '__proto__' }],
    ['an id that is too long', 'x'.repeat(65), { why: 'malformed', id: 'x'.repeat(65) }],
    ['an id twice', 'a\nb\na', { why: 'repeated', id: 'a' }],
    ['an id that is shown and hidden', 'a\n# a', { why: 'repeated', id: 'a' }],
    ['a hidden id with a mistake', '# A b', { why: 'malformed', id: 'A b' }],
    ['the keys of other texts', 'a\ncolumns', { why: 'taken', id: 'columns' }],
    ['too many lines', Array.from({ length: 10_000 }, (_, n) => n).join('\n'), { why: 'many' }],
  ])('is ignored with %s', (_, text, problem) => {
    expect(positions([key, text])).toEqual(all)
    const list = editableLists(site).find((each) => each.key === key)
    expect(list && problemIn(text, list)).toEqual(problem)
  })

  it.each(['constructor', 'to-string', 'valueof', '0', '-'])('may have the id %s', (id) => {
    const [entry] = positions([key, id])
    expect(entry).toMatchObject({ id, department: '', type: 'Full-time' })
    expect(entry?.title).not.toBe('')
  })

  it('ignores white space and empty lines', () => {
    expect(positions([key, `\n ${ids[1]} \r\n\n${ids[0]}\n`])).toEqual([all[1], all[0]])
  })

  it('reaches nothing but its own list', () => {
    const next = applied([key, 'new-one'])
    expect({ ...next, careers: null }).toEqual({ ...site, careers: null })
    expect({ ...next.careers.positions, items: [] }).toEqual({ ...site.careers.positions, items: [] })
  })
})

describe('the keys of a list', () => {
  it('include those of added and of hidden entries', () => {
    const added = [row(key, 'new-one\n# hidden-one'), row(`${key}.removed-one.title`, 'Removed')]
    const keys = listKeys(site, added).map((text) => text.key)
    expect(keys).toContain(`${key}.new-one.title`)
    expect(keys).toContain(`${key}.hidden-one.title`)
    expect(keys).toContain(`${key}.removed-one.description`)
    expect(keys).toContain(`${key}.${ids[0]}.title`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(listKeys(site).map((text) => text.key)).not.toContain(`${key}.new-one.title`)
  })

  it('do not come from rows with other keys', () => {
    const list = editableLists(site).find((each) => each.key === key)
    expect(list).toBeDefined()
    const keys = [
      `${key}.columns.title`,
      `${key}.Bad.title`,
      `${key}.no-field`,
      `${key}.x.none`,
      `${key}s.x.title`,
    ]
    expect(list && unlistedIds(list, shownLines(ids), keys)).toEqual([])
  })
})

it('a new entry has the same text fields as the entries in the content', () => {
  const isText = (value: unknown) => !Array.isArray(value) || typeof value[0] !== 'object'
  const fieldsOf = (entry: object) =>
    Object.entries({ ...entry, id: '' })
      .flatMap(([name, value]) => (isText(value) ? name : []))
      .sort()

  expect(new Set(editableLists(site).map((list) => list.key))).toEqual(new Set(Object.keys(lists)))
  for (const { key, entries, newEntry } of editableLists(site)) {
    for (const entry of entries) expect(fieldsOf(entry), key).toEqual(fieldsOf(newEntry('Name')))
  }
})

describe('whatever the rows are', () => {
  const anyId = fc.oneof(
    fc.constantFrom(...ids, 'new-one', `# ${ids[0]}`, '#', 'columns', '__proto__', 'constructor', ''),
    fc.stringMatching(/^[a-z\d-]{1,8}$/),
    fc.string(),
  )
  const anyText = fc.array(anyId, { maxLength: 12 }).map((lines) => lines.join('\n'))
  const list = editableLists(site).find((each) => each.key === key)
  if (!list) throw new Error('There is no list of positions')

  it('shows each id of the text that is not hidden, in its order, or the default', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = positions([key, text]).map(({ id }) => id)
        const lines = problemIn(text, list) ? shownLines(ids) : entryLinesIn(text)
        expect(shown).toEqual(lines.flatMap(({ id, hidden }) => (hidden ? [] : id)))
      }),
    )
  })

  it('an order of all entries is a permutation, and no default is lost', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        const shown = positions([key, order.join('\n')])
        expect(shown.map(({ id }) => id)).toEqual(order)
        for (const entry of shown) expect(all).toContainEqual(entry)
      }),
    )
  })

  it('an entry has the fields of the others, whose texts only rows change', () => {
    const fields = Object.keys(all[0] ?? {}).sort()
    const anyRows = fc.array(
      fc.record({
        content_key: fc.oneof(
          fc.constant(key),
          fc
            .tuple(anyId, fc.constantFrom('title', 'skills.3', '__proto__.x', 'id', 'x'))
            .map(([id, field]) => `${key}.${id}.${field}`),
        ),
        content_value: fc.oneof(anyText, fc.string({ unit: 'binary' })),
      }),
    )
    fc.assert(
      fc.property(anyRows, (rows) => {
        const next = applyOverrides(site, rows, rules)
        const byId = new Map(all.map((entry) => [entry.id, entry]))
        for (const entry of next.careers.positions.items) {
          expect(Object.keys(entry).sort()).toEqual(fields)
          const written = rows.some((each) => each.content_key.startsWith(`${key}.${entry.id}.`))
          if (!written && byId.has(entry.id)) expect(entry).toEqual(byId.get(entry.id))
        }
        expect({ ...next, careers: null }).toEqual({ ...site, careers: null })
        expect({}).not.toHaveProperty('x')
      }),
    )
  })

  it(`takes ${maxEntries} entries`, () => {
    const many = Array.from({ length: maxEntries }, (_, n) => `position-${n}`)
    expect(positions([key, many.join('\n')]).map(({ id }) => id)).toEqual(many)
  })
})

it('an id in words is the name of an entry without a text', () => {
  expect(inWords('analog-designer')).toBe('Analog designer')
  expect(inWords('--')).toBe('--')
})
