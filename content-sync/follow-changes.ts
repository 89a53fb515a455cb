import type { ContentItem } from './content-item.ts'
import type { ContentClient } from './database.ts'
import { followTable, type TableListener } from './follow-table.ts'
import type { Change } from './items.ts'

export type LiveEvent = 'inserted' | 'updated' | 'deleted'

export interface LiveListener extends Required<Omit<TableListener<ContentItem>, 'changed'>> {
  /** Anyone has changed a row. The key of a deleted row is usually unknown. */
  changed(event: LiveEvent, change: Change, key: string | undefined): void
}

/**
 * Follows the content by Realtime.
 * @returns a function that ends it
 */
export function followChanges(client: ContentClient, { changed, ...listener }: LiveListener): () => void {
  return followTable<ContentItem>(client, 'website_content', {
    ...listener,
    changed({ eventType, new: row, old }) {
      if (eventType === 'DELETE') {
        if (old.id) changed('deleted', { remove: old.id }, old.content_key)
      } else if (row.id) {
        changed(eventType === 'INSERT' ? 'inserted' : 'updated', { put: row }, row.content_key)
      }
    },
  })
}
