import { type ContentClient, requestTimeout } from '#content-sync/database.ts'

/**
 * Returns how many messages nobody has read.
 * @throws if the server refuses or does not answer
 */
export async function readUnread(client: ContentClient): Promise<number | undefined> {
  const { data } = await client
    .from('inbox_state')
    .select('unread')
    .abortSignal(requestTimeout())
    .maybeSingle()
    .throwOnError()
  return data?.unread
}
