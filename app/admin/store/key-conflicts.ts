// A restored text may find its key in use by another item, since each key exists only once.
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

export interface KeyConflict {
  /** The item that has the key now. */
  item: ContentItem
  /** The text to restore. */
  text: string
}

/** @param items the current items; items being changed do not conflict with themselves */
export function findKeyConflicts(
  changes: readonly PlannedChange[],
  items: readonly ContentItem[],
): KeyConflict[] {
  const own = new Set(changes.map(({ id }) => id))
  const others = new Map(items.filter(({ id }) => !own.has(id)).map((item) => [item.content_key, item]))
  return changes.flatMap(({ row }) => {
    const item = row && others.get(row.content_key)
    return item ? [{ item, text: row.content_value }] : []
  })
}

/** Whether the existing item already has the restored text, so that there is nothing to replace. */
export const hasSameText = ({ item, text }: KeyConflict): boolean => item.content_value === text

/**
 * The same changes, with each conflict turned into an ordinary edit of the existing item, or left out if that item already has the
 * text.
 */
export function replaceExisting(
  changes: readonly PlannedChange[],
  keyConflicts: readonly KeyConflict[],
): readonly PlannedChange[] {
  const conflictByKey = new Map(
    keyConflicts.map((keyConflict) => [keyConflict.item.content_key, keyConflict]),
  )
  return changes.flatMap((change) => {
    const { content_key = '', content_value = '' } = change.row ?? {}
    const keyConflict = conflictByKey.get(content_key)
    if (!keyConflict) return change
    if (hasSameText(keyConflict)) return []
    const { id, updated_at: base } = keyConflict.item
    return { id, base, row: { content_key, content_value } }
  })
}
