import type { ContentClient } from '#content-sync/database.ts'

/** A statement may take 8 s, even on a busy machine, so each request has few items. */
const itemsPerRequest = 100

/** Saves any number of items, by key. Those with new keys are added. */
export async function saveItems(
  supabase: ContentClient,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const items = Object.entries(texts).map(([content_key, content_value]) => ({ content_key, content_value }))
  for (let first = 0; first < items.length; first += itemsPerRequest) {
    const some = items.slice(first, first + itemsPerRequest)
    await supabase.from('website_content').upsert(some, { onConflict: 'content_key' }).throwOnError()
  }
}
