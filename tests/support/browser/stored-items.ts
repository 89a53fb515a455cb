// The items of the site as the database has them, for tests that look past the panel.
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'

/** Returns all items by key. */
export const storedItems = async (supabase: ContentClient) =>
  (await supabase.from('website_content').select('*').order('content_key').throwOnError()).data

/** Returns all items by key, as `key=value`. */
export const valuesOf = async (supabase: ContentClient) =>
  (await storedItems(supabase)).map((item) => `${item.content_key}=${item.content_value}`)

/** Changes an item as another editor would, and returns its new version. */
export const saveText = async (supabase: ContentClient, item: ContentItem, content_value: string) =>
  (
    await supabase
      .from('website_content')
      .update({ content_value, updated_at: new Date().toISOString() })
      .eq('id', item.id)
      .select()
      .single()
      .throwOnError()
  ).data
