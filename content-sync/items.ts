// The list as the panel knows it. Three sources overtake each other on the way here: live events, reads of the whole table,
// and the answers to the panel's own writes. Events come in the order of the changes, so the last event about an item is the
// truth; a read or an answer may be older than an event that came while it was under way. Which of a read and a write is
// newer cannot be told where they overlap: then the table has to be read once more.
import type { ContentItem } from './content-item.ts'
import { microseconds } from './microseconds.ts'

/** What happened to one item. An update may carry only some of its fields. */
export type Change = { put: Partial<ContentItem> & { id: string } } | { remove: string }

/** A read or write that the server has not answered yet. */
interface Call {
  /** What has happened since it began. */
  since: readonly Change[]
  /** Another call has ended meanwhile. */
  overlapped: boolean
}

export interface Items {
  /** In the order of creation; undefined until the table has been read once. */
  readonly list: readonly ContentItem[] | undefined
  readonly calls: ReadonlyMap<number, Call>
  /** The list may be older than the table: read it again. */
  readonly stale: boolean
}

export type Action =
  | { type: 'began'; call: number }
  | { type: 'failed'; call: number }
  | { type: 'read'; call: number; rows: readonly ContentItem[] }
  | { type: 'written'; call: number; change: Change }
  | { type: 'events'; changes: readonly Change[] }

export const noItems: Items = { list: undefined, calls: new Map(), stale: false }

/** The next state of the list. Reads must not overlap each other; writes and events may come at any time. */
export function reduceItems(items: Items, action: Action): Items {
  switch (action.type) {
    case 'began':
      return { ...items, calls: new Map(items.calls).set(action.call, { since: [], overlapped: false }) }
    case 'events':
      return happened(items, action.changes)
    case 'failed':
      return { ...items, calls: end(items, action.call).others }
    case 'read': {
      const { since, overlapped, others } = end(items, action.call)
      return { list: apply(action.rows.toSorted(byCreation), since), calls: others, stale: overlapped }
    }
    case 'written': {
      const { since, overlapped, others } = end(items, action.call)
      const next = { ...items, calls: others, stale: items.stale || overlapped }
      const superseded = since.some((change) => idOf(change) === idOf(action.change))
      return superseded ? next : happened(next, [action.change])
    }
  }
}

/** A call that ends, and the others, which it overlapped. */
function end({ calls }: Items, call: number) {
  const { since, overlapped } = calls.get(call) ?? { since: [], overlapped: false }
  const others = new Map<number, Call>()
  for (const [each, { since }] of calls) if (each !== call) others.set(each, { since, overlapped: true })
  return { since, overlapped, others }
}

function happened(items: Items, changes: readonly Change[]): Items {
  const calls = new Map<number, Call>()
  for (const [each, call] of items.calls) calls.set(each, { ...call, since: [...call.since, ...changes] })
  return { ...items, list: items.list && apply(items.list, changes), calls }
}

/** A list after changes. In one pass over it, however many there are: tables are long, and changes come in bursts. */
export function apply(list: readonly ContentItem[], changes: readonly Change[]): readonly ContentItem[] {
  if (changes.length === 0) return list
  const items = takeIndex(list)
  let last = list.at(-1)
  let ordered = true
  for (const change of changes) {
    if ('remove' in change) {
      items.delete(change.remove)
      continue
    }
    const old = items.get(change.put.id)
    const item = { ...old, ...change.put }
    // Part of an item that is not in the list cannot be shown: whoever hears of it reads the table again.
    if (!isWhole(item)) continue
    if (item.created_at !== old?.created_at) {
      items.delete(item.id)
      ordered &&= !last || byCreation(last, item) <= 0
      last = item
    }
    items.set(item.id, item)
  }
  const next = [...items.values()]
  if (!ordered) return next.sort(byCreation)
  indexes.set(next, items)
  return next
}

/** Lists by id. A Map keeps the order of insertion, and a value that is replaced keeps its place. */
const indexes = new WeakMap<readonly ContentItem[], Map<string, ContentItem>>()

/** The index of a list, to be changed: it is not the list's any more. */
function takeIndex(list: readonly ContentItem[]): Map<string, ContentItem> {
  const index = indexes.get(list) ?? new Map(list.map((item) => [item.id, item]))
  indexes.delete(list)
  return index
}

/** Whether every field is there. */
export const isWhole = (item: Partial<ContentItem>): item is ContentItem =>
  [item.id, item.content_key, item.content_value, item.created_at, item.updated_at].every(
    (field) => typeof field === 'string',
  )

/** Ascending by creation; items of one moment by id, so that their order is always the same. */
export function byCreation(a: ContentItem, b: ContentItem): number {
  return microseconds(a.created_at) - microseconds(b.created_at) || (a.id < b.id ? -1 : Number(a.id > b.id))
}

const idOf = (change: Change) => ('put' in change ? change.put.id : change.remove)
