// Export, parsing and import plan together: a file imports exactly what was exported.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transfer } from '#app/admin/copy/transfer.ts'
import { writeTransfer } from '#app/admin/export-file/format.ts'
import { parseTransfer, type Transfer } from '#app/admin/export-file/parse.ts'
import type { Override } from '#content/keys/overrides.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import { planImport } from './plan-import.ts'

const keys = fc.stringMatching(/^[a-zA-Z0-9]{1,8}(\.[a-z0-9-]{1,8}){0,3}$/)
const times = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('Z', '123+00:00'))
const values = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed() && !text.includes('\0'))
const tables = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    content_key: keys,
    content_value: values,
    created_at: times,
    updated_at: times,
  }),
  { selector: ({ content_key }) => content_key },
)

const parsed = (text: string): Transfer => {
  const result = parseTransfer(text)
  if ('problem' in result) throw new Error(result.problem)
  return result
}
const fileOf = (...items: unknown[]) => JSON.stringify({ format: 'website-content', version: 1, items })
const refusalOf = (item: unknown) => parsed(fileOf(item)).refused[0]?.reason

/** Does what `apply_content` does with these changes. */
function applied(items: readonly ContentItem[], changes: readonly PlannedChange[]) {
  const table = new Map(items.map((item) => [item.id, item]))
  for (const { id, base, row } of changes.toSorted(
    (a, b) => Number(a.row !== null) - Number(b.row !== null),
  )) {
    const old = table.get(id)
    expect(old?.updated_at ?? null).toBe(base)
    if (row) table.set(id, { id, created_at: 'now', updated_at: 'now', ...old, ...row })
    else table.delete(id)
  }
  return [...table.values()]
}
const ids = () => {
  let last = 0
  return () => `new ${++last}`
}
const textsOf = (items: readonly Override[]) =>
  items.map(({ content_key, content_value }) => `${content_key}=${content_value}`).sort()

describe('a file', () => {
  it('contains exactly what was exported, in its order', () => {
    fc.assert(
      fc.property(tables, (items) => {
        const { items: read, refused } = parsed(writeTransfer(items, new Date(0)))
        expect(refused).toEqual([])
        expect(read).toEqual(
          items.map(({ content_key, content_value, id, created_at }) => ({
            key: content_key,
            value: content_value,
            id,
            created_at,
          })),
        )
      }),
    )
  })

  it('is readable, and identical for identical items', () => {
    const item = { id: 'i', content_key: 'k', content_value: 'v', created_at: 'c', updated_at: 'u' }
    expect(writeTransfer([item], new Date(0))).toBe(`{
  "format": "website-content",
  "version": 1,
  "exported": "1970-01-01T00:00:00.000Z",
  "items": [
    {
      "key": "k",
      "value": "v",
      "id": "i",
      "created_at": "c",
      "updated_at": "u"
    }
  ]
}
`)
  })

  it('with any content is either read or refused, without throwing', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => fileOf(value)),
      fc
        .array(fc.dictionary(fc.constantFrom('key', 'value', 'id', 'created_at', '__proto__'), fc.anything()))
        .map((items) => fc.stringify(fileOf(...items))),
      fc.array(fc.record({ key: fc.jsonValue(), value: fc.jsonValue() })).map((items) => fileOf(...items)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const result = parseTransfer(text)
        if ('problem' in result) expect(result.problem).toMatch(/^This file .+\.$|\?$/)
        else {
          const file = JSON.parse(text)
          expect(result.items.length + result.refused.length).toBe(file.items.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['', /^This file cannot be read: there is an error at line 1, column 1\.$/],
    ['{\n  "format": "website-content",\n  "items": [}', /line 3, column 13\.$/],
    ['['.repeat(1_000_000), /^This file cannot be read\. Choose/],
    ['[]', /not exported from this panel/],
    ['{"format":"website"}', /not exported from this panel/],
    ['{"format":"website-content","version":2,"items":[]}', /newer version/],
    ['{"format":"website-content","version":1}', /no list of items/],
    [fileOf(...Array(100_001).fill(0)), /more than 100,000/],
  ])('such as %.40s is refused as a whole', (text, problem) => {
    expect(parseTransfer(text)).toEqual({ problem: expect.stringMatching(problem) })
  })

  const { refusals } = transfer
  it.each([
    ['no object', 'x', refusals.noObject],
    ['a list', ['key', 'value'], refusals.noObject],
    ['no key', { value: 'x' }, refusals.noKey],
    ['a number as key', { key: 1, value: 'x' }, refusals.noKey],
    ['an empty key', { key: ' \t', value: 'x' }, refusals.emptyKey],
    ['a long key', { key: 'k'.repeat(201), value: 'x' }, refusals.longKey],
    ['an invisible character in the key', { key: 'a\u200bb', value: 'x' }, refusals.invisibleKey],
    ['an invisible one beyond the first plane', { key: 'a\u{e0061}', value: 'x' }, refusals.invisibleKey],
    ['no value', { key: 'a' }, refusals.noValue],
    ['a value that is not a text', { key: 'a', value: null }, refusals.noValue],
    ['a long value', { key: 'a', value: 'x'.repeat(100_001) }, refusals.longValue],
    ['half a character', { key: 'a', value: '\ud800' }, refusals.brokenValue],
    ['a zero', { key: 'a', value: 'a\0b' }, refusals.brokenValue],
    ['an invalid id', { key: 'a', value: 'x', id: 'x' }, refusals.id],
    [
      'a time before 1970, which the table refuses',
      { key: 'a', value: 'x', created_at: '1969-12-31T23:59:59Z' },
      refusals.created,
    ],
    [
      'a time at the very end of 9999',
      { key: 'a', value: 'x', created_at: '9999-12-30T23:00:00-01:00' },
      refusals.created,
    ],
    ['an invalid time', { key: 'a', value: 'x', created_at: '2026-99-01T00:00:00Z' }, refusals.created],
    [
      'a day that does not exist',
      { key: 'a', value: 'x', created_at: '2025-02-30T00:00:00Z' },
      refusals.created,
    ],
    [
      'a time zone too far from UTC, which PostgreSQL refuses',
      { key: 'a', value: 'x', created_at: '2025-02-03T00:00:00+16:00' },
      refusals.created,
    ],
  ])('refuses an item with %s', (_, item, reason) => expect(refusalOf(item)).toBe(reason))

  it('accepts values at the limits, and an empty value', () => {
    const limits = { key: '語'.repeat(200), value: 'x'.repeat(100_000) }
    expect(parsed(fileOf(limits, { key: 'empty', value: '' })).refused).toEqual([])
  })

  it('refuses the second of two items with the same key, and says which one', () => {
    expect(parsed(fileOf({ key: 'a', value: '1' }, { key: 'a', value: '2' }))).toEqual({
      items: [{ key: 'a', value: '1' }],
      refused: [{ position: 2, key: 'a', reason: refusals.twice }],
    })
  })
})

describe('an import', () => {
  it('into an empty site reproduces the site', () => {
    fc.assert(
      fc.property(tables, (items) => {
        const { items: file } = parsed(writeTransfer(items, new Date(0)))
        const { changes, unchanged } = planImport(file, [], false, ids())
        expect(unchanged).toBe(0)
        const ours = new Set<string>()
        const expected = items.map(({ updated_at: _, ...item }) => {
          // Two items of a file cannot both keep the same id.
          const repeated = ours.has(item.id)
          ours.add(item.id)
          return { ...item, updated_at: 'now', ...(repeated && { id: expect.stringMatching(/^new/) }) }
        })
        expect(applied([], changes)).toEqual(expected)
      }),
    )
  })

  it('changes nothing on a site that already matches the file', () => {
    fc.assert(
      fc.property(tables, fc.boolean(), (items, exact) => {
        const { items: file } = parsed(writeTransfer(items, new Date(0)))
        const plan = planImport(file, items, exact, ids())
        expect(plan).toEqual({ lines: [], changes: [], unchanged: items.length, others: 0, after: items })
      }),
    )
  })

  it('keeps an item whose entry in the file was refused, also if the site is to match the file exactly', () => {
    const row = { content_value: 'x', created_at: 'c', updated_at: 'u' }
    const items = ['long', '😀'.repeat(150), 'other'].map((key) => ({ ...row, id: key, content_key: key }))
    const tooLong = items.slice(0, 2).map(({ content_key: key }) => ({ key, value: 'x'.repeat(100_001) }))
    const { items: file, refused } = parsed(fileOf(...tooLong, { key: 42, value: 'x' }))
    expect(refused).toHaveLength(3)
    const plan = planImport(file, items, true, ids(), refused)
    expect(plan.changes).toEqual([{ id: 'other', base: 'u', row: null }])
    expect(plan.others).toBe(1)
  })

  it('makes the site match the file exactly, or keeps items that are not in it', () => {
    const few = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('1', '2', '3', '4'),
        content_key: fc.constantFrom('a', 'b', 'c', 'd'),
        content_value: fc.constantFrom('x', 'y'),
        created_at: fc.constant('c'),
        updated_at: fc.constantFrom('u', 'w'),
      }),
      { selector: ({ content_key }) => content_key },
    )
    const withIds = few.filter((items) => new Set(items.map(({ id }) => id)).size === items.length)
    fc.assert(
      fc.property(few, withIds, fc.boolean(), (wanted, items, exact) => {
        const file = wanted.map(({ content_key: key, content_value: value, id, created_at }) => ({
          key,
          value,
          id,
          created_at,
        }))
        const { changes, lines, unchanged, others, after: planned } = planImport(file, items, exact, ids())
        const after = applied(items, changes)
        const kept = items.filter(({ content_key }) => !file.some(({ key }) => key === content_key))
        expect(textsOf(after)).toEqual(textsOf(exact ? wanted : [...wanted, ...kept]))
        expect(textsOf(planned)).toEqual(textsOf(after))
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
        expect(others).toBe(kept.length)
        expect(lines).toHaveLength(file.length - unchanged + (exact ? others : 0))
      }),
    )
  })
})
