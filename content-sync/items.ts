// The state of the list, updated from three sources that may overtake each other: live events, reads of the whole
// table, and responses to our own writes. Events arrive in the order of the changes, so the last event about an item is
// the truth. A read or a response may be older than an event that arrived in the meantime. If a read and a write
// overlap, nobody can tell which is newer, so the table has to be read once more.
import type { ContentItem } from './content-item.ts'
import { microseconds } from './microseconds.ts'

/** A change of one item. An update may contain only some of its fields. */
export type Change = { put: Partial<ContentItem> & { id: string } } | { remove: string }

/** A read or write that the server has not answered yet. */
interface Call {
  /** Changes that arrived since it began. */
  since: readonly Change[]
  /** Whether another call has ended in the meantime. */
  overlapped: boolean
}

export interface Items {
  /** Sorted by creation; undefined until the table has been read once. */
  readonly list: readonly ContentItem[] | undefined
  readonly calls: ReadonlyMap<number, Call>
  /** The list may be older than the table and must be read again. */
  readonly stale: boolean
}

export type Action =
  | { type: 'began'; call: number }
  | { type: 'failed'; call: number }
  | { type: 'read'; call: number; rows: readonly ContentItem[] }
  | { type: 'written'; call: number; change: Change }
  | { type: 'events'; changes: readonly Change[] }

export const noItems: Items = { list: undefined, calls: new Map(), stale: false }

/** Computes the next state of the list. Reads must not overlap each other; writes and events may occur at any time. */
export function reduceItems(items: Items, action: Action): Items {
  switch (action.type) {
    case 'began':
      return { ...items, calls: new Map(items.calls).set(action.call, { since: [], overlapped: false }) }
    case 'events':
      return withChanges(items, action.changes)
    case 'failed':
      return { ...items, calls: endCall(items, action.call).others }
    case 'read': {
      const { since, overlapped, others } = endCall(items, action.call)
      const list = apply(action.rows.toSorted(byCreation), since)
      // The same list as before tells everyone that nothing has changed.
      const isSame = items.list && areEqual(items.list, list)
      return { list: isSame ? items.list : list, calls: others, stale: overlapped }
    }
    case 'written': {
      const { since, overlapped, others } = endCall(items, action.call)
      const next = { ...items, calls: others, stale: items.stale || overlapped }
      const superseded = since.some((change) => idOf(change) === idOf(action.change))
      return superseded ? next : withChanges(next, [action.change])
    }
  }
}

/** Removes a finished call and marks all others as overlapped. */
function endCall({ calls }: Items, call: number) {
  const { since, overlapped } = calls.get(call) ?? { since: [], overlapped: false }
  const others = new Map<number, Call>()
  for (const [each, { since }] of calls) if (each !== call) others.set(each, { since, overlapped: true })
  return { since, overlapped, others }
}

/** Applies changes to the list, and notes them for the calls that are not answered yet. */
function withChanges(items: Items, changes: readonly Change[]): Items {
  const calls = new Map<number, Call>()
  for (const [each, call] of items.calls) calls.set(each, { ...call, since: [...call.since, ...changes] })
  return { ...items, list: items.list && apply(items.list, changes), calls }
}

/** Applies all changes to the list in one pass, because tables are long and changes come in bursts. */
export function apply(list: readonly ContentItem[], changes: readonly Change[]): readonly ContentItem[] {
  if (changes.length === 0) return list
  const changesById = Map.groupBy(changes, idOf)
  const inPlace: ContentItem[] = []
  /** New items, and items whose time of creation has changed. */
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

/**
 * Applies a change to an item. Returns undefined if the item does not exist afterwards, or if it is not in the list and
 * the change contains only some of its fields.
 */
function applyToItem(item: ContentItem | undefined, change: Change): ContentItem | undefined {
  if ('remove' in change) return undefined
  const next = { ...item, ...change.put }
  return isWhole(next) ? next : item
}

/** Merges two lists sorted by creation. New items are usually the newest, and a full sort would parse every timestamp. */
function merge(list: readonly ContentItem[], added: readonly ContentItem[]): readonly ContentItem[] {
  const last = list.at(-1)
  const [first] = added
  const inOrder = !last || !first || byCreation(last, first) < 0
  const merged = list.concat(added)
  return inOrder ? merged : merged.sort(byCreation)
}

const fields = ['id', 'content_key', 'content_value', 'created_at', 'updated_at'] as const

/** Whether all fields are present. */
export const isWhole = (item: Partial<ContentItem>): item is ContentItem =>
  fields.every((field) => typeof item[field] === 'string')

const areEqual = (some: readonly ContentItem[], others: readonly ContentItem[]) =>
  some.length === others.length &&
  some.every((item, i) => fields.every((field) => item[field] === others[i]?.[field]))

/** Ascending by creation. Items created at the same time are sorted by id, so that the order is always the same. */
export function byCreation(a: ContentItem, b: ContentItem): number {
  return microseconds(a.created_at) - microseconds(b.created_at) || (a.id < b.id ? -1 : Number(a.id > b.id))
}

export const idOf = (change: Change) => ('put' in change ? change.put.id : change.remove)
