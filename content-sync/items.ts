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

/** A list after changes, in one pass over it, however many there are: tables are long, and changes come in bursts. */
export function apply(list: readonly ContentItem[], changes: readonly Change[]): readonly ContentItem[] {
  if (changes.length === 0) return list
  const changesById = Map.groupBy(changes, idOf)
  const inPlace: ContentItem[] = []
  /** New items, and items whose time of creation was changed. */
  const toPlace: ContentItem[] = []
  for (const item of list) {
    const own = changesById.get(item.id)
    if (!own) {
      inPlace.push(item)
      continue
    }
    changesById.delete(item.id)
    const next = own.reduce(applyToItem, item)
    if (next) (next.created_at === item.created_at ? inPlace : toPlace).push(next)
  }
  for (const own of changesById.values()) {
    const item = own.reduce(applyToItem, undefined)
    if (item) toPlace.push(item)
  }
  return merge(inPlace, toPlace.sort(byCreation))
}

/** An item after a change; undefined if it does not exist. Part of an item that is not in the list cannot be shown. */
function applyToItem(item: ContentItem | undefined, change: Change): ContentItem | undefined {
  if ('remove' in change) return undefined
  const next = { ...item, ...change.put }
  return isWhole(next) ? next : item
}

/** Two lists in the order of creation as one. New items are usually the newest, and sorting reads every timestamp. */
function merge(list: readonly ContentItem[], added: readonly ContentItem[]): readonly ContentItem[] {
  const last = list.at(-1)
  const [first] = added
  const inOrder = !last || !first || byCreation(last, first) < 0
  const merged = list.concat(added)
  return inOrder ? merged : merged.sort(byCreation)
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

/** The item that a change is about. */
export const idOf = (change: Change) => ('put' in change ? change.put.id : change.remove)
