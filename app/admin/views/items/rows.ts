import type { ContentItem } from '#content-sync/content-item.ts'
import { byCreation } from '#content-sync/items.ts'

/** An item to show. `gone` means that somebody else deleted it while it had an unsaved text. */
export interface Row {
  item: ContentItem
  gone: boolean
}

/** Returns the items, with the deleted ones that are still being edited in their former places. */
export function rowsOf(items: readonly ContentItem[], edited: readonly ContentItem[]): Row[] {
  const keys = new Set(items.map(({ content_key }) => content_key))
  const gone = edited.filter(({ content_key }) => !keys.has(content_key))
  const rows = items.map((item) => ({ item, gone: false }))
  if (gone.length === 0) return rows
  return [...rows, ...gone.map((item) => ({ item, gone: true }))].sort((a, b) => byCreation(a.item, b.item))
}
