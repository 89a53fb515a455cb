import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentItem, PlannedChange } from '#website-content/content-item.ts'
import { countLines, planReturn, type Was } from './plan.ts'

const itemOf = (id: string, key: string, value: string): ContentItem => ({
  id,
  content_key: key,
  content_value: value,
  created_at: `2026-01-01T00:00:00.00000${id}+00:00`,
  updated_at: `2026-02-01T00:00:00.00000${id}+00:00`,
})

/** Some items with keys and ids of their own. */
const tables = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5')),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 5 }),
    fc.array(fc.constantFrom('x', 'y', ''), { minLength: 5, maxLength: 5 }),
  )
  .map(([ids, keys, values]) => ids.map((id, i) => itemOf(id, keys[i] ?? '', values[i] ?? '')))

/** Does what `apply_content` does: deletes, then updates, then inserts, and no key may be there twice at any moment. */
function applied(items: readonly ContentItem[], changes: readonly PlannedChange[]): ContentItem[] {
  const table = new Map(items.map((item) => [item.id, item]))
  const rank = ({ base, row }: PlannedChange) => (row === null ? 0 : base === null ? 2 : 1)
  for (const { id, base, row } of changes.toSorted((a, b) => rank(a) - rank(b))) {
    expect(table.get(id)?.updated_at ?? null).toBe(base)
    const keys = [...table.values()].filter((each) => each.id !== id).map(({ content_key }) => content_key)
    if (!row) table.delete(id)
    else {
      expect(keys).not.toContain(row.content_key)
      table.set(id, { ...itemOf(id, '', ''), ...row })
    }
  }
  return [...table.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

describe('the return to a moment', () => {
  it('makes the table what it was, in changes that the table takes', () => {
    fc.assert(
      fc.property(tables, tables, (then, now) => {
        const ids = new Set([...then, ...now].map(({ id }) => id))
        const since: Was[] = [...ids].map((id) => ({
          item_id: id,
          was: then.find((item) => item.id === id) ?? null,
        }))
        const { lines, changes } = planReturn(since, now)
        expect(applied(now, changes)).toEqual(then.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        expect(changes.length > 0).toBe(lines.length > 0)
      }),
      { numRuns: 2000 },
    )
  })

  it('says what is added, changed and removed', () => {
    const { lines } = planReturn(
      [
        { item_id: '1', was: itemOf('1', 'a', 'old') },
        { item_id: '2', was: null },
        { item_id: '3', was: itemOf('3', 'c', 'z') },
        { item_id: '4', was: itemOf('4', 'd', 'same') },
      ],
      [itemOf('1', 'a', 'new'), itemOf('2', 'b', 'y'), itemOf('4', 'd', 'same')],
    )
    expect(lines).toEqual([
      { kind: 'removed', key: 'b', before: 'y', after: null },
      { kind: 'changed', key: 'a', before: 'new', after: 'old' },
      { kind: 'added', key: 'c', before: null, after: 'z' },
    ])
    expect(countLines(lines)).toEqual({ added: 1, changed: 1, removed: 1 })
  })
})
