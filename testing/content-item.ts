import type { ContentItem } from '#content-sync/content-item.ts'

/** Returns an item as the database has it. Its id is its key, unless the test needs another. */
export const contentItem = (key: string, value = '', rest: Partial<ContentItem> = {}): ContentItem => ({
  id: key,
  content_key: key,
  content_value: value,
  created_at: '2025-11-20T10:00:00+00:00',
  updated_at: '2025-11-20T10:00:00+00:00',
  ...rest,
})
