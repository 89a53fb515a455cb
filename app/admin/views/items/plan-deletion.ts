import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/**
 * Plans the deletion of several items.
 * @param shown the rows shown
 * @returns the changes, and the id of the item to focus afterward: the one after the first deleted item, otherwise the
 * one before it; undefined if none remains
 */
export function planDeletion(
  shown: readonly ContentItem[],
  gone: readonly ContentItem[],
): { changes: PlannedChange[]; next: string | undefined } {
  const ids = new Set(gone.map(({ id }) => id))
  const first = Math.max(
    shown.findIndex(({ id }) => ids.has(id)),
    0,
  )
  const stays = ({ id }: ContentItem) => !ids.has(id)
  const next = shown.slice(first).find(stays) ?? shown.slice(0, first).findLast(stays)
  return { changes: gone.map(({ id, updated_at }) => ({ id, base: updated_at, row: null })), next: next?.id }
}
