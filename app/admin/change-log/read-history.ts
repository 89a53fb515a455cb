// Reads the history (docs/decisions/0019-history.md). Each function throws if the server refuses or does not answer.
import type { ContentChange, ContentItem } from '#content-sync/content-item.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'

/** Rows per page. */
const pageSize = 50

export interface Page<T> {
  rows: readonly T[]
  /** Whether there are more after the last row. */
  more: boolean
}

/** Whose changes to read: those of an item, of all items that ever had a key, or of a changeset. */
export type Subject = { item: string } | { key: string } | { changeset: string }

/**
 * Reads one row more than the page has, to know whether there are more. A project may return fewer rows than it was asked
 * for, so only an empty answer is the end.
 * @param query makes a request for changes, newest first
 * @param olderThan the id of the last change already read
 */
async function readPage(
  query: () => ReturnType<typeof changesOf>,
  olderThan: number | undefined,
): Promise<Page<ContentChange>> {
  const rows: ContentChange[] = []
  while (rows.length <= pageSize) {
    const last = rows.at(-1)?.id ?? olderThan
    const { data } = await (last === undefined ? query() : query().lt('id', last))
      .order('id', { ascending: false })
      .limit(pageSize + 1 - rows.length)
      .abortSignal(requestTimeout())
      .throwOnError()
    if (data.length === 0) break
    rows.push(...data)
  }
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize }
}

/**
 * Reads changes, newest first.
 * @param olderThan the id of the last change already read
 */
export const readChanges = (client: ContentClient, subject: Subject, olderThan?: number) =>
  readPage(() => changesOf(client, subject), olderThan)

function changesOf(client: ContentClient, subject: Subject) {
  const query = client.from('website_content_history').select('*')
  if ('item' in subject) return query.eq('item_id', subject.item)
  if ('changeset' in subject) return query.eq('step', subject.changeset)
  // PostgREST syntax: a quoted value may contain any character.
  const key = `"${subject.key.replaceAll(/["\\]/g, '\\$&')}"`
  return query.or(`before->>content_key.eq.${key},after->>content_key.eq.${key}`)
}

/**
 * Reads the trash, newest first.
 * @param olderThan the id of the last row already read
 */
export const readTrash = (client: ContentClient, olderThan?: number) =>
  readPage(() => client.from('website_content_trash').select('*'), olderThan)

/** Reads the items that restoring a moment would change; `was` is null for items that did not exist then. */
export async function readSince(
  client: ContentClient,
  moment: string,
): Promise<readonly { item_id: string; was: ContentItem | null }[]> {
  const { data } = await client.rpc('content_since', { moment }).abortSignal(requestTimeout()).throwOnError()
  return data
}

/** A request of someone whose permission to write has ended may have 64 kB, and the site has some 1,500 keys. */
const keysPerRequest = 500

/** Returns which of the given keys belonged to deleted items that have not been restored. */
export async function readDeletedKeys(
  client: ContentClient,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const requests = Array.from({ length: Math.ceil(keys.length / keysPerRequest) }, async (_, n) => {
    const some = keys.slice(n * keysPerRequest, (n + 1) * keysPerRequest)
    const { data } = await client
      .rpc('content_keys_in_trash', { keys: JSON.stringify(some) })
      .abortSignal(requestTimeout())
      .throwOnError()
    return data
  })
  return new Set((await Promise.all(requests)).flat())
}
