// The Realtime subscription to the table, kept open until it is stopped.
import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { ContentItem } from './content-item.ts'
import type { ContentClient } from './database.ts'
import type { Change } from './items.ts'

export type LiveEvent = 'inserted' | 'updated' | 'deleted'

export interface LiveListener {
  /** The subscription is established. Earlier changes emit no event. */
  connected(): void
  /** The subscription was lost; the next `connected` ends that state. */
  lost(reason: string): void
  /** Anyone has changed a row. The key of a deleted row is usually unknown. */
  changed(event: LiveEvent, change: Change, key: string | undefined): void
}

/** How long to wait before subscribing again after the channel was closed, in milliseconds. */
const rejoinDelayMs = 2000

/** A number for each channel. Under the name of a channel that is still leaving, the client would return that one again. */
let channels = 0

/**
 * Subscribes to inserts, updates and deletes.
 * @returns a function that ends the subscription
 */
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
      // A hosted project confirms the channel first and its connection to the database later or never. This event
      // reports both.
      .on('system', {}, ({ extension, status, message }) => {
        if (extension !== 'postgres_changes') return
        if (status === 'ok') listener.connected()
        else listener.lost(message)
      })
      .subscribe((status, error) => {
        if (ended) return
        if (status === 'SUBSCRIBED') listener.connected()
        else listener.lost(error?.message ?? reasons[status])
        // After errors, timeouts and a lost socket, the client rejoins by itself. It does not rejoin a channel that was
        // closed, either by the server or by the client because the server confirmed a different subscription.
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
