// Describes changes for readers.
import { history } from '#app/admin/copy/history.ts'
import { withUtcInOwnZone } from '#app/admin/ui/times.ts'
import type { Changeset, ContentChange, ContentItem } from '#content-sync/content-item.ts'
import { microseconds } from '#content-sync/microseconds.ts'

type Event = keyof typeof history.event

export function eventOf({ before, after }: Pick<ContentChange, 'before' | 'after'>): Event {
  if (!before) return 'inserted'
  if (!after) return 'deleted'
  if (before.content_key !== after.content_key) return 'renamed'
  return before.content_value === after.content_value ? 'same' : 'changed'
}

/** Returns the words for a change's reason. The table stores some reasons as codes, and moments in UTC. */
export const reasonOf = (reason: string) => history.reasonWords[reason] ?? withUtcInOwnZone(reason)

/** Returns a one-line description of a change. */
export function titleOf({ reason, items, item: { before, after } }: Changeset): string {
  if (reason !== null) {
    const key = after ?? before
    return items === 1 && key !== null
      ? `${reasonOf(reason)}: ${key}`
      : history.steps.withReason(reasonOf(reason), items)
  }
  if (items > 1) return history.steps.several(items)
  const { single } = history.steps
  if (before === null) return single.inserted(after ?? '')
  if (after === null) return single.deleted(before)
  return before === after ? single.changed(after) : single.renamed(after)
}

/** Times are compared as numbers: the history formats them differently than the table. */
export const isVersion = (version: ContentItem, item: ContentItem | undefined) =>
  item !== undefined &&
  version.id === item.id &&
  microseconds(version.updated_at) === microseconds(item.updated_at)
