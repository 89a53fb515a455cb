import type { ContentClient } from '#content-sync/database.ts'

/** A request can have at most 1,000 items. */
const itemsPerRequest = 500

/** Saves any number of items. Those with new keys are added. */
export async function saveItems(
  supabase: ContentClient,
  items: readonly { content_key: string; content_value: string }[],
): Promise<void> {
  for (let first = 0; first < items.length; first += itemsPerRequest) {
    const some = items.slice(first, first + itemsPerRequest)
    await supabase.from('website_content').upsert(some, { onConflict: 'content_key' }).throwOnError()
  }
}
