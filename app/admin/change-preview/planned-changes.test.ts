import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import { countLines, type EarlierState, planRestore } from './planned-changes.ts'

const itemOf = (id: string, key: string, value: string): ContentItem => ({
  id,
  content_key: key,
  content_value: value,
  created_at: `2026-01-01T00:00:00.00000${id}+00:00`,
  updated_at: `2026-02-01T00:00:00.00000${id}+00:00`,
})

/** Lists of items with unique keys and ids. */
const tables = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5')),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 5 }),
    fc.array(fc.constantFrom('x', 'y', ''), { minLength: 5, maxLength: 5 }),
  )
  .map(([ids, keys, values]) => ids.map((id, i) => itemOf(id, keys[i] ?? '', values[i] ?? '')))

/**
 * Applies changes in the order of `apply_content`: deletions, updates, insertions. Keys must be unique at every step.
 */
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

const textOf = ({ content_key, content_value }: ContentItem) => `${content_key}=${content_value}`
const textsOf = (items: readonly ContentItem[]) => items.map(textOf).sort()
const noId = () => {
  throw new Error('No item needs another id')
}

describe('restoring a moment', () => {
  it('restores the table with changes that the table accepts', () => {
    fc.assert(
      fc.property(tables, tables, (then, now) => {
        const ids = new Set([...then, ...now].map(({ id }) => id))
        const since: EarlierState[] = [...ids].map((id) => ({
          item_id: id,
          was: then.find((item) => item.id === id) ?? null,
        }))
        let made = 0
        const { lines, changes } = planRestore(since, now, () => `new ${++made}`)
        expect(textsOf(applied(now, changes))).toEqual(textsOf(then))
        expect(changes).toHaveLength(lines.length)
        const keys = new Set(lines.map(({ key }) => key))
        expect(keys.size, 'one line for each key').toBe(lines.length)
        const same = now.filter((item) => textsOf(then).includes(textOf(item)))
        expect(same.filter(({ content_key }) => keys.has(content_key))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a text alone that was deleted and added again, and changes one that came back different', () => {
    const before = itemOf('1', 'a', 'x')
    const deletedAndAdded: EarlierState[] = [
      { item_id: '1', was: before },
      { item_id: '2', was: null },
    ]
    expect(planRestore(deletedAndAdded, [itemOf('2', 'a', 'x')], noId)).toEqual({ lines: [], changes: [] })

    const now = itemOf('2', 'a', 'y')
    const { lines, changes } = planRestore(deletedAndAdded, [now], noId)
    expect(lines).toEqual([{ kind: 'changed', key: 'a', before: 'y', after: 'x' }])
    const row = { content_key: 'a', content_value: 'x', created_at: before.created_at }
    expect(changes).toEqual([{ id: '2', base: now.updated_at, row }])
  })

  it('reports what is added, changed and removed', () => {
    const { lines } = planRestore(
      [
        { item_id: '1', was: itemOf('1', 'a', 'old') },
        { item_id: '2', was: null },
        { item_id: '3', was: itemOf('3', 'c', 'z') },
        { item_id: '4', was: itemOf('4', 'd', 'same') },
      ],
      [itemOf('1', 'a', 'new'), itemOf('2', 'b', 'y'), itemOf('4', 'd', 'same')],
      noId,
    )
    expect(lines).toEqual([
      { kind: 'removed', key: 'b', before: 'y', after: null },
      { kind: 'changed', key: 'a', before: 'new', after: 'old' },
      { kind: 'added', key: 'c', before: null, after: 'z' },
    ])
    expect(countLines(lines)).toEqual({ added: 1, changed: 1, removed: 1 })
  })
})
