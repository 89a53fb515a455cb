// Fills a table to the size of a busy site's.
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { requestParts } from './request-parts.ts'

/** Inserts `count` items `many.0001`, `many.0002` and so on, created a second apart. Their values fill one to three lines of the panel. */
export async function seedMany(client: ContentClient, count: number): Promise<void> {
  const digits = String(count).length
  const items = Array.from({ length: count }, (_, index): Omit<ContentItem, 'id'> => {
    const name = String(index + 1).padStart(digits, '0')
    const at = new Date(Date.UTC(2025, 0, 1, 0, 0, index)).toISOString()
    const content_value = `Text ${name}${' of some length, as they are'.repeat(index % 8)}`
    return { content_key: `many.${name}`, content_value, created_at: at, updated_at: at }
  })
  for (const part of requestParts(items)) await client.from('website_content').insert(part).throwOnError()
}
