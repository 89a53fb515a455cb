// What the panel writes (specification, section 7). Each returns what the server holds afterwards, or throws.
import { admin } from '#content/admin.ts'
import { type ContentClient, type ContentItem, patience } from '#website-content/content-item.ts'

export async function insertItem(client: ContentClient, key: string, value: string): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .insert({ content_key: key, content_value: value })
    .select()
    .abortSignal(AbortSignal.timeout(patience))
    .single()
    .throwOnError()
  return data
}

/** @throws {NoRowError} where the item is gone, or may not be changed */
export async function updateItem(client: ContentClient, id: string, value: string): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .update({ content_value: value, updated_at: new Date().toISOString() })
    .eq('id', id)
    .select()
    .abortSignal(AbortSignal.timeout(patience))
    .throwOnError()
  return onlyRow(data)
}

/** @throws {NoRowError} where the item is gone already, or may not be deleted */
export async function deleteItem(client: ContentClient, id: string): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .delete()
    .eq('id', id)
    .select()
    .abortSignal(AbortSignal.timeout(patience))
    .throwOnError()
  return onlyRow(data)
}

/** A write has touched no row. PostgREST calls that a success. */
export class NoRowError extends Error {}

function onlyRow([row]: ContentItem[]): ContentItem {
  if (!row) throw new NoRowError(admin.reasons.noRow)
  return row
}
