// The list as the panel knows it. Three sources overtake each other on the way here: live events, reads of the whole table,
// and the answers to the panel's own writes. Events come in the order of the changes, so the last event about an item is the
// truth; a read or an answer may be older than an event that came while it was under way. Which of a read and a write is
// newer cannot be told where they overlap: then the table has to be read once more.
import type { ContentItem } from './content-item.ts'
import { microseconds } from './timestamp.ts'

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
  | { type: 'event'; change: Change }

export const noItems: Items = { list: undefined, calls: new Map(), stale: false }

/** The next state of the list. Reads must not overlap each other; writes and events may come at any time. */
export function reduceItems(items: Items, action: Action): Items {
  switch (action.type) {
    case 'began':
      return { ...items, calls: new Map(items.calls).set(action.call, { since: [], overlapped: false }) }
    case 'event':
      return happened(items, action.change)
    case 'failed':
      return { ...items, calls: end(items, action.call).others }
    case 'read': {
      const { since, overlapped, others } = end(items, action.call)
      return { list: since.reduce(apply, action.rows.toSorted(byCreation)), calls: others, stale: overlapped }
    }
    case 'written': {
      const { since, overlapped, others } = end(items, action.call)
      const next = { ...items, calls: others, stale: items.stale || overlapped }
      const overtaken = since.some((change) => idOf(change) === idOf(action.change))
      return overtaken ? next : happened(next, action.change)
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

function happened(items: Items, change: Change): Items {
  const calls = new Map<number, Call>()
  for (const [each, call] of items.calls) calls.set(each, { ...call, since: [...call.since, change] })
  return { ...items, list: items.list && apply(items.list, change), calls }
}

function apply(list: readonly ContentItem[], change: Change): readonly ContentItem[] {
  if ('remove' in change) return list.filter(({ id }) => id !== change.remove)
  const old = list.find(({ id }) => id === change.put.id)
  const item = { ...old, ...change.put }
  // Part of an item that is not in the list cannot be shown: whoever hears of it reads the table again.
  if (!isWhole(item)) return list
  if (item.created_at === old?.created_at) return list.map((each) => (each === old ? item : each))
  return [...list.filter((each) => each !== old), item].sort(byCreation)
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
