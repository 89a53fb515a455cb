// What the panel reads of the history (docs/decisions/0019-history.md). Each throws where the server refuses or does not answer.
import {
  type Changeset,
  type ContentChange,
  type ContentClient,
  type ContentItem,
  requestTimeoutMs,
} from '#content-sync/content-item.ts'

/** How many entries are read at a time. */
const pageSize = 50

export interface Page<T> {
  entries: readonly T[]
  /** Whether there may be more behind the last one. */
  more: boolean
}

/** Whose changes: an item's, those of every item that ever had a key, or those of a step. */
export type Subject = { item: string } | { key: string } | { step: string }

const soon = () => AbortSignal.timeout(requestTimeoutMs)

const pageOf = <T>(entries: readonly T[]): Page<T> => ({ entries, more: entries.length >= pageSize })

/** Newest first. @param olderThan the id of the last change that is known already */
export async function readChanges(
  client: ContentClient,
  subject: Subject,
  olderThan?: number,
): Promise<Page<ContentChange>> {
  let query = client.from('website_content_history').select('*')
  if ('item' in subject) query = query.eq('item_id', subject.item)
  else if ('step' in subject) query = query.eq('step', subject.step)
  else {
    // The syntax of PostgREST: quoted, a value may hold anything.
    const key = `"${subject.key.replaceAll(/["\\]/g, '\\$&')}"`
    query = query.or(`before->>content_key.eq.${key},after->>content_key.eq.${key}`)
  }
  if (olderThan !== undefined) query = query.lt('id', olderThan)
  const { data } = await query
    .order('id', { ascending: false })
    .limit(pageSize)
    .abortSignal(soon())
    .throwOnError()
  return pageOf(data)
}

/** Newest first. @param olderThan the id of the last step that is known already */
export async function readChangesets(client: ContentClient, olderThan?: number): Promise<Page<Changeset>> {
  const { data } = await client
    .rpc('content_steps', { older_than: olderThan ?? null, most: pageSize })
    .abortSignal(soon())
    .throwOnError()
  return pageOf(data)
}

/** What is in the trash, newest first. @param olderThan the id of the last entry that is known already */
export async function readTrash(client: ContentClient, olderThan?: number): Promise<Page<ContentChange>> {
  const query = client.from('website_content_trash').select('*')
  const { data } = await (olderThan === undefined ? query : query.lt('id', olderThan))
    .order('id', { ascending: false })
    .limit(pageSize)
    .abortSignal(soon())
    .throwOnError()
  return pageOf(data)
}

/** The items that a moment would change back; `was` is null where there was none. */
export async function readSince(
  client: ContentClient,
  moment: string,
): Promise<readonly { item_id: string; was: ContentItem | null }[]> {
  const { data } = await client.rpc('content_since', { moment }).abortSignal(soon()).throwOnError()
  return data
}

/** Which of some keys deleted items had that are not back. */
export async function readDeletedKeys(
  client: ContentClient,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { data } = await client
    .rpc('content_keys_in_trash', { keys: JSON.stringify(keys) })
    .abortSignal(soon())
    .throwOnError()
  return new Set(data)
}
