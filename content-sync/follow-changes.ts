// The realtime subscription to the table, kept up for as long as the panel is open.
import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { ContentClient, ContentItem } from './content-item.ts'
import type { Change } from './items.ts'

export type LiveEvent = 'inserted' | 'updated' | 'deleted'

export interface LiveListener {
  /** The subscription stands; what happened before is not told. */
  connected(): void
  /** It does not, for a reason; the next `connected` ends that. */
  lost(reason: string): void
  /** A row was changed, by whomever. The key of a deleted row is rarely told. */
  changed(event: LiveEvent, change: Change, key: string | undefined): void
}

/** How long to wait, in milliseconds, before a subscription that was closed is asked for again. */
const rejoinDelayMs = 2000

/** Counts the channels: under the name of one that is still leaving, the client would hand out that one again. */
let channels = 0

/** Subscribes to inserts, updates and deletes. Returns what ends the subscription. */
export function followChanges(client: ContentClient, listener: LiveListener): () => void {
  let channel: RealtimeChannel
  let rejoin: ReturnType<typeof setTimeout> | undefined
  let ended = false
  join()

  return () => {
    ended = true
    clearTimeout(rejoin)
    client.removeChannel(channel)
  }

  function join() {
    channel = client
      .channel(`website_content:${++channels}`)
      .on<ContentItem>('postgres_changes', { event: '*', schema: 'public', table: 'website_content' }, tell)
      // A hosted project confirms the channel first and its tie to the database later, or never: both are told here.
      .on('system', {}, ({ extension, status, message }) => {
        if (extension !== 'postgres_changes') return
        if (status === 'ok') listener.connected()
        else listener.lost(message)
      })
      .subscribe((status, error) => {
        if (ended) return
        if (status === 'SUBSCRIBED') listener.connected()
        else listener.lost(error?.message ?? reasons[status])
        // After errors, timeouts and a lost socket the client joins again by itself. It gives up on a channel that was closed,
        // be it by the server or by itself, when the server confirms another subscription than asked for.
        if (status === 'CLOSED') rejoin = setTimeout(join, rejoinDelayMs)
      })
  }

  function tell({ eventType, new: row, old }: RealtimePostgresChangesPayload<ContentItem>) {
    if (eventType === 'DELETE') {
      if (old.id) listener.changed('deleted', { remove: old.id }, old.content_key)
    } else if (row.id) {
      listener.changed(eventType === 'INSERT' ? 'inserted' : 'updated', { put: row }, row.content_key)
    }
  }
}

const closed = 'the server closed the subscription'
const reasons = {
  CHANNEL_ERROR: closed,
  CLOSED: closed,
  TIMED_OUT: 'the server did not confirm the subscription in time',
}
