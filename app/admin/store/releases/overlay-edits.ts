import type { ContentItem } from '#content-sync/content-item.ts'
import { apply, type Change } from '#content-sync/items.ts'
import type { ReleaseEdit } from '#content-sync/release.ts'

/** Returns the items as they will be once the edits of a release are published, each with the version of its edit. */
export function overlayEdits(
  items: readonly ContentItem[],
  edits: readonly ReleaseEdit[],
): readonly ContentItem[] {
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  return apply(
    items,
    edits.flatMap(({ id, content_key, content_value, created_at, updated_at }): Change | [] => {
      const item = byKey.get(content_key)
      if (content_value === null) return item ? { remove: item.id } : []
      return { put: { id, content_key, created_at, ...item, content_value, updated_at } }
    }),
  )
}
