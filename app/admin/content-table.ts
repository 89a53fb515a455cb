// The panel's calls (specification, section 7). Each returns what the server holds afterwards, or throws.
import { admin } from '#content/admin.ts'
import type { ContentClient, ContentItem } from '../supabase.ts'

/** How long the server may take to answer, in milliseconds. */
const patience = 30_000

/**
 * Reads all rows, ascending by creation. A project answers with at most 1000 of them unless it is set otherwise, so the rest is
 * asked for from the last row on: unlike ranges, that misses nothing when rows before it are deleted meanwhile.
 */
export async function readItems(client: ContentClient): Promise<ContentItem[]> {
  const rows: ContentItem[] = []
  for (;;) {
    const query = client
      .from('website_content')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .abortSignal(AbortSignal.timeout(patience))
    const last = rows.at(-1)
    const { data, count } = await (last ? query.or(behind(last)) : query).throwOnError()
    rows.push(...data)
    if (data.length === 0 || data.length >= (count ?? 0)) return rows
  }
}

const behind = ({ created_at, id }: ContentItem) =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt."${id}")`

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
