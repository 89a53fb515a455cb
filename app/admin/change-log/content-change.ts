// The key, kind and reason of a change, and the title of a changeset.
import { history } from '#app/admin/copy/history.ts'
import { undoReason } from '#app/admin/store/changesets.ts'
import { withUtcInOwnZone } from '#app/admin/ui/times.ts'
import type { Changeset, ContentChange, ContentItem } from '#content-sync/content-item.ts'
import { microseconds } from '#content-sync/microseconds.ts'

type Event = keyof typeof history.event

/** Returns the key that the item has after a change, or the one that it had if it was deleted. */
export const keyOf = ({ before, after }: Pick<ContentChange, 'before' | 'after'>): string =>
  (after ?? before)?.content_key ?? ''

export function eventOf({ before, after }: Pick<ContentChange, 'before' | 'after'>): Event {
  if (!before) return 'inserted'
  if (!after) return 'deleted'
  if (before.content_key !== after.content_key) return 'renamed'
  return before.content_value === after.content_value ? 'same' : 'changed'
}

/**
 * Returns the words for a change's reason. The table stores some reasons as codes, and moments in UTC.
 * @param undone if it is an undo, the reasons of what it has undone
 */
export function reasonOf(reason: string, undone: readonly string[] = []): string {
  const reasons = [reason, ...undone]
  const undos = reasons.filter((each) => each === undoReason).length
  const cause = reasons.find((each) => each !== undoReason)
  const words = [
    ...(undos > 0 ? [undos % 2 > 0 ? history.undone : history.redone] : []),
    ...(cause === undefined ? [] : [history.reasonWords[cause] ?? withUtcInOwnZone(cause)]),
  ]
  return words.join(': ')
}

/**
 * Returns a one-line description of a change.
 * @param labelOf returns the name of a text by its key
 * @param undone if it is an undo, the reasons of what it has undone
 */
export function titleOf(
  { reason, items, item }: Changeset,
  labelOf: (key: string) => string,
  undone?: readonly string[],
): string {
  if (items === 1) return labelOf(item.after ?? item.before ?? '')
  return reason === null
    ? history.changesets.several(items)
    : history.changesets.withReason(reasonOf(reason, undone), items)
}

/** Times are compared as numbers: the history formats them differently than the table. */
export const isVersion = (version: ContentItem, item: ContentItem | undefined) =>
  item !== undefined &&
  version.id === item.id &&
  microseconds(version.updated_at) === microseconds(item.updated_at)
