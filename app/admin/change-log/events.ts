// What a change did, for those who read of it.
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

/** The words of a reason: the table holds some in its own, and moments in UTC. */
export const reasonOf = (reason: string) => history.reasonWords[reason] ?? withUtcInOwnZone(reason)

/** What a step was, in a line. */
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

/** The history writes a time in other characters than the table. */
export const isVersion = (version: ContentItem, item: ContentItem | undefined) =>
  item !== undefined &&
  version.id === item.id &&
  microseconds(version.updated_at) === microseconds(item.updated_at)
