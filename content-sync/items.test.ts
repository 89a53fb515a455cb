import { describe, expect, it } from 'vitest'
import type { ContentItem } from './content-item.ts'
import { type Action, byCreation, type Items, noItems, reduceItems } from './items.ts'

const item = (id: string, fields: Partial<ContentItem> = {}): ContentItem => ({
  id,
  content_key: `key.${id}`,
  content_value: `value of ${id}`,
  created_at: '2025-11-20T10:00:00.000000+00:00',
  updated_at: '2025-11-20T10:00:00.000000+00:00',
  ...fields,
})

const itemsAfter = (...actions: Action[]): Items => actions.reduce(reduceItems, noItems)
const ids = ({ list }: Items) => list?.map(({ id }) => id)

const read = (call: number, ...rows: ContentItem[]): Action[] => [
  { type: 'began', call },
  { type: 'read', call, rows },
]

describe('order', () => {
  it('is by creation to the microsecond, however the fraction is written', () => {
    const items = [
      item('d', { created_at: '2025-11-20T10:00:01+00:00' }),
      item('c', { created_at: '2025-11-20T10:00:00.123457+00:00' }),
      item('b', { created_at: '2025-11-20T10:00:00.123456+00:00' }),
      item('a', { created_at: '2025-11-20T11:00:00.1Z' }),
      item('e', { created_at: '2025-11-20T10:00:00.1+00:00' }),
    ]
    expect(items.toSorted(byCreation).map(({ id }) => id)).toEqual(['e', 'b', 'c', 'd', 'a'])
  })

  it('is by id if two items have the same time of creation', () => {
    expect([item('b'), item('c'), item('a')].sort(byCreation).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('events', () => {
  it('append inserted items, merge updates and remove deleted items', () => {
    const loaded = itemsAfter(...read(1, item('a'), item('b')))
    const inserted = reduceItems(loaded, { type: 'events', changes: [{ put: item('c') }] })
    expect(ids(inserted)).toEqual(['a', 'b', 'c'])

    const updated = reduceItems(inserted, {
      type: 'events',
      changes: [{ put: { id: 'b', content_value: 'new' } }],
    })
    expect(updated.list?.[1]).toEqual(item('b', { content_value: 'new' }))

    expect(ids(reduceItems(updated, { type: 'events', changes: [{ remove: 'a' }] }))).toEqual(['b', 'c'])
  })

  it('sort again if the time of creation changed', () => {
    const loaded = itemsAfter(...read(1, item('a'), item('b')))
    const moved = { put: { id: 'a', created_at: '2025-11-20T10:00:00.000001+00:00' } }
    expect(ids(reduceItems(loaded, { type: 'events', changes: [moved] }))).toEqual(['b', 'a'])
  })

  it('ignore an item that is not in the list, unless the event contains all of it', () => {
    const loaded = itemsAfter(...read(1, item('a')))
    expect(reduceItems(loaded, { type: 'events', changes: [{ remove: 'x' }] }).list).toEqual([item('a')])
    const part = { put: { id: 'x', content_value: 'part' } }
    expect(reduceItems(loaded, { type: 'events', changes: [part] }).list).toEqual([item('a')])
    expect(ids(reduceItems(loaded, { type: 'events', changes: [{ put: item('x') }] }))).toEqual(['a', 'x'])
  })

  it('wait for the first read', () => {
    const { list } = itemsAfter(
      { type: 'began', call: 1 },
      { type: 'events', changes: [{ put: item('b') }] },
      { type: 'events', changes: [{ remove: 'a' }] },
      { type: 'read', call: 1, rows: [item('a')] },
    )
    expect(list).toEqual([item('b')])
  })
})

describe('responses to own writes', () => {
  it('take effect without an event, and are not duplicated by it', () => {
    const loaded = itemsAfter(...read(1, item('a')), { type: 'began', call: 2 })
    const written = reduceItems(loaded, { type: 'written', call: 2, change: { put: item('b') } })
    expect(ids(written)).toEqual(['a', 'b'])
    expect(ids(reduceItems(written, { type: 'events', changes: [{ put: item('b') }] }))).toEqual(['a', 'b'])
  })

  it('do not undo a change whose event arrived before them', () => {
    const { list } = itemsAfter(
      ...read(1, item('a')),
      { type: 'began', call: 2 },
      { type: 'events', changes: [{ put: { id: 'a', content_value: 'mine' } }] },
      { type: 'events', changes: [{ put: { id: 'a', content_value: 'theirs, later' } }] },
      { type: 'written', call: 2, change: { put: item('a', { content_value: 'mine' }) } },
    )
    expect(list?.[0]?.content_value).toBe('theirs, later')
  })

  it('require another read if one overlapped them', () => {
    const overlapping = itemsAfter(
      { type: 'began', call: 1 },
      { type: 'began', call: 2 },
      { type: 'read', call: 1, rows: [] },
      { type: 'written', call: 2, change: { put: item('a') } },
    )
    expect(overlapping).toMatchObject({ list: [item('a')], stale: true })
    expect([...read(3, item('a'))].reduce(reduceItems, overlapping).stale).toBe(false)
  })
})
