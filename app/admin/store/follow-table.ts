// Follows a table by Realtime, for those who read it again at every change.
import type { RealtimeChannel } from '@supabase/supabase-js'
import type { ContentClient } from '#content-sync/database.ts'

/** How long to wait before subscribing again after the channel was closed, in milliseconds. */
const rejoinDelayMs = 2000

/** A number for each channel. Under the name of a channel that is still leaving, the client would return that one again. */
let channels = 0

/**
 * @param changed is called at every change, and whenever the subscription is established: earlier changes emit no event
 * @returns a function that ends it
 */
export function followTable(client: ContentClient, table: string, changed: () => void): () => void {
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
      .channel(`${table}:${++channels}`)
      .on('postgres_changes', { event: '*', schema: 'public', table }, tell)
      // A hosted project confirms the channel before its connection to the database.
      .on('system', {}, ({ extension, status }) => {
        if (extension === 'postgres_changes' && status === 'ok') tell()
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') tell()
        // After other errors, the client rejoins by itself.
        else if (status === 'CLOSED' && !ended) rejoin = setTimeout(join, rejoinDelayMs)
      })
  }

  function tell() {
    if (!ended) changed()
  }
}
