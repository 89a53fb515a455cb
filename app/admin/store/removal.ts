import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/**
 * How items are taken out of the list, all at once, and where one is afterwards.
 * @param shown what is shown of the list
 * @returns the changes, and the id of the item behind the first that goes, else of the one before it; undefined where none stays
 */
export function removal(
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
