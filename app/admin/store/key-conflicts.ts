// What stands in the way of a text that is to come back: a key is there once, and another item may have it by now.
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

export interface KeyConflict {
  /** The item that has the key, as it is now. */
  item: ContentItem
  /** What was to come back. */
  text: string
}

/** @param items as they are; those that the changes are about make way */
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

/** Whether the item that is in the way says what was to come back: then there is nothing to replace. */
export const hasSameText = ({ item, text }: KeyConflict): boolean => item.content_value === text

/**
 * The same changes, but where an item is in the way, its text is replaced instead, as by an ordinary edit. A text that is already
 * there needs no change.
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
