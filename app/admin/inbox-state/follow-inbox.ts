// Follows the inbox by Realtime. It announces only that something has changed and how many messages are unread, never
// what a message says.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { type ContentClient, requestTimeoutMs } from '#content-sync/database.ts'
import type { InboxState } from '#content-sync/inbox-message.ts'

/** How long to wait before subscribing again after the channel was closed, in milliseconds. */
const rejoinDelayMs = 2000

/** A number for each channel. Under the name of a channel that is still leaving, the client would return that one again. */
let channels = 0

/**
 * @param changed is called at every change, and whenever the subscription is established: earlier changes emit no event
 * @returns a function that ends it
 */
export function followInbox(client: ContentClient, changed: (unread: number) => void): () => void {
  let channel: RealtimeChannel | undefined
  let rejoin: ReturnType<typeof setTimeout> | undefined
  let ended = false
  join()

  return () => {
    ended = true
    clearTimeout(rejoin)
    if (channel) client.removeChannel(channel)
  }

  async function join() {
    // A stored session may still have to be refreshed, and without it no event arrives.
    await client.realtime.setAuth()
    if (ended) return
    channel = client
      .channel(`inbox:${++channels}`)
      .on<InboxState>(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'inbox_state' },
        ({ new: { unread } }) => changed(unread),
      )
      // A hosted project confirms the channel before its connection to the database.
      .on('system', {}, ({ extension, status }) => {
        if (extension === 'postgres_changes' && status === 'ok') read()
      })
      .subscribe((status) => {
        if (ended) return
        if (status === 'SUBSCRIBED') read()
        // After other errors, the client rejoins by itself.
        else if (status === 'CLOSED') rejoin = setTimeout(join, rejoinDelayMs)
      })
  }

  async function read() {
    const { data } = await client
      .from('inbox_state')
      .select('unread, changes')
      .abortSignal(AbortSignal.timeout(requestTimeoutMs))
      .maybeSingle()
    if (data && !ended) changed(data.unread)
  }
}
