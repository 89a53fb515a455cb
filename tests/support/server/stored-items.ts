// The items of the site as the database has them, for tests that look past the panel.
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'

/** Returns all items by key. */
export const storedItems = async (supabase: ContentClient) =>
  (await supabase.from('website_content').select('*').order('content_key').throwOnError()).data

/** Returns all items by key, as `key=value`. */
export const valuesOf = async (supabase: ContentClient) =>
  (await storedItems(supabase)).map((item) => `${item.content_key}=${item.content_value}`)

/** A time from the clock of an editor, which is far behind. Such times do not tell which version is newer. */
export const pastTime = '2025-11-20'

/**
 * Changes an item as another editor would, and returns its new version.
 * @param updated_at by the clock of that editor; by default now
 * @throws {PostgrestError} if the table has no item with this key
 */
export const saveText = async (
  supabase: ContentClient,
  { content_key }: Pick<ContentItem, 'content_key'>,
  content_value: string,
  updated_at = new Date().toISOString(),
) =>
  (
    await supabase
      .from('website_content')
      .update({ content_value, updated_at })
      .eq('content_key', content_key)
      .select()
      .single()
      .throwOnError()
  ).data
