import type { ContentClient } from '#content-sync/database.ts'
import { requestParts } from '#testing/request-parts.ts'

/** Saves any number of items, by key. Those with new keys are added. */
export async function saveItems(
  supabase: ContentClient,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const items = Object.entries(texts).map(([content_key, content_value]) => ({ content_key, content_value }))
  for (const part of requestParts(items))
    await supabase.from('website_content').upsert(part, { onConflict: 'content_key' }).throwOnError()
}
