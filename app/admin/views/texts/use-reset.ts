import { adminNotices } from '#app/admin/copy/admin.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

/**
 * Returns a function that removes the edit of a text, so that its default is shown again.
 * @param keepRemoved remembers a removed value, so that it can be restored; undefined forgets it
 */
export function useReset(
  key: string,
  item: ContentItem | undefined,
  keepRemoved: (key: string, value: string | undefined) => void,
): () => Promise<boolean> {
  const { remove } = useStore()
  return async () => {
    if (!item) return false
    // Remembered before it is deleted, so that there is always a way to undo.
    keepRemoved(key, item.content_value)
    const removed = await remove(item, adminNotices.reset, adminNotices.saveFailed)
    if (!removed) keepRemoved(key, undefined)
    return removed
  }
}
