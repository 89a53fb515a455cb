import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import type { ReleaseChange } from '#content-sync/release.ts'

/**
 * Turns changes of items into changes of a release, which knows texts by their keys only. An item that gets another key
 * becomes a removal and an addition.
 * @param items the items with the edits of the release
 */
export function toReleaseChanges(
  changes: readonly PlannedChange[],
  items: readonly ContentItem[],
): ReleaseChange[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const removed = new Map<string, ReleaseChange>()
  const put = new Map<string, ReleaseChange>()
  for (const { id, base, row } of changes) {
    const key = byId.get(id)?.content_key ?? row?.content_key
    if (key === undefined) continue
    if (base !== null && row?.content_key !== key) removed.set(key, { key, base, value: null })
    if (row) {
      const own = row.content_key === key ? base : null
      put.set(row.content_key, { key: row.content_key, base: own, value: row.content_value })
    }
  }
  // A key that one item leaves and another gets is one change of its text.
  for (const [key, change] of put) {
    const left = removed.get(key)
    if (!left) continue
    put.set(key, { ...change, base: left.base })
    removed.delete(key)
  }
  return [...removed.values(), ...put.values()]
}
