// A Realtime subscription to a table, kept open until it is ended.
import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { ContentClient } from './database.ts'

export interface TableListener<Row extends Record<string, unknown>> {
  /** The subscription is established. Earlier changes emit no event. */
  connected(): void
  /** The subscription was lost; the next `connected` ends that state. */
  lost?(reason: string): void
  /** Anyone has changed a row. */
  changed(change: RealtimePostgresChangesPayload<Row>): void
}

/** How long to wait before subscribing again after the channel was closed, in milliseconds. */
const rejoinDelayMs = 2000

/** The number of the last channel. With the name of a channel that is still leaving, the client would return that channel. */
let lastChannel = 0

/**
 * Subscribes to inserts, updates and deletes.
 * @param table in the schema `public`
 * @returns a function that ends the subscription
 */
export function followTable<Row extends Record<string, unknown>>(
  client: ContentClient,
  table: string,
  listener: TableListener<Row>,
): () => void {
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
      .channel(`${table}:${++lastChannel}`)
      .on<Row>('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
        if (!ended) listener.changed(change)
      })
      // A hosted project confirms the channel first and its connection to the database later or never. This event
      // reports both.
      .on('system', {}, ({ extension, status, message }) => {
        if (ended || extension !== 'postgres_changes') return
        if (status === 'ok') listener.connected()
        else listener.lost?.(message)
      })
      .subscribe((status, error) => {
        if (ended) return
        if (status === 'SUBSCRIBED') listener.connected()
        else listener.lost?.(reasonOf(status, error))
        // After errors, timeouts and a lost socket, the client rejoins by itself. It does not rejoin a channel that was
        // closed, either by the server or by the client because the server confirmed a different subscription.
        if (status === 'CLOSED') rejoin = setTimeout(rejoinWithSession, rejoinDelayMs)
      })
  }

  /** Refreshes the session first if it has expired since. */
  async function rejoinWithSession() {
    await client.realtime.setAuth().catch(() => {})
    // A hosted project gives a socket that was opened with a publishable key a token for one day. After that, it refuses every
    // join on this socket, so the next one is opened anew.
    if (client.getChannels().length === 0) await client.realtime.disconnect()
    if (!ended) join()
  }
}

const closed = 'the server closed the subscription'
const reasons = {
  CHANNEL_ERROR: closed,
  CLOSED: closed,
  TIMED_OUT: 'the server did not confirm the subscription in time',
}

/** The message of the client names a heartbeat, which means nothing to an editor. */
const reasonOf = (status: keyof typeof reasons, error?: Error) =>
  error?.message === 'heartbeat timeout'
    ? 'the connection to the server was interrupted'
    : (error?.message ?? reasons[status])
