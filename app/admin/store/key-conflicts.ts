// What stands in the way of a text that is to come back: a key is there once, and another item may have it by now.
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

export interface Obstacle {
  /** The item that has the key, as it is now. */
  item: ContentItem
  /** What was to come back. */
  text: string
}

/** @param items as they are; those that the changes are about make way */
export function obstaclesTo(changes: readonly PlannedChange[], items: readonly ContentItem[]): Obstacle[] {
  const own = new Set(changes.map(({ id }) => id))
  const others = new Map(items.filter(({ id }) => !own.has(id)).map((item) => [item.content_key, item]))
  return changes.flatMap(({ row }) => {
    const item = row && others.get(row.content_key)
    return item ? [{ item, text: row.content_value }] : []
  })
}

/** Whether the item that is in the way says what was to come back: then there is nothing to replace. */
export const saysTheSame = ({ item, text }: Obstacle): boolean => item.content_value === text

/**
 * The same changes, but where an item is in the way, its text is replaced instead, as by an ordinary edit. A text that is already
 * there needs no change.
 */
export function putOnto(
  changes: readonly PlannedChange[],
  obstacles: readonly Obstacle[],
): readonly PlannedChange[] {
  const inTheWay = new Map(obstacles.map((obstacle) => [obstacle.item.content_key, obstacle]))
  return changes.flatMap((change) => {
    const { content_key = '', content_value = '' } = change.row ?? {}
    const obstacle = inTheWay.get(content_key)
    if (!obstacle) return change
    if (saysTheSame(obstacle)) return []
    const { id, updated_at: base } = obstacle.item
    return { id, base, row: { content_key, content_value } }
  })
}
