import { rereadOnChange } from '#app/admin/store/table/reread-on-change.ts'
import { type ContentClient, requestTimeoutMs } from '#content-sync/database.ts'

/**
 * Follows the inbox by Realtime, which announces only that something has changed and how many messages are unread, never
 * what a message says.
 * @param changed is called at every change, and whenever the subscription is established
 * @returns a function that ends it
 */
export function followInbox(client: ContentClient, changed: (unread: number) => void): () => void {
  return rereadOnChange(client, 'inbox_state', async () => {
    const { data } = await client
      .from('inbox_state')
      .select('unread, changes')
      .abortSignal(AbortSignal.timeout(requestTimeoutMs))
      .maybeSingle()
    if (data) changed(data.unread)
  })
}
