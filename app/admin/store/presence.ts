// Which texts are open in other windows now, by Realtime Presence. This only informs: nothing is locked, and where presence is
// not offered (a project may have it off, and visitors are refused), nothing is shown.
import type { RealtimeChannel, RealtimePresenceState } from '@supabase/supabase-js'
import { createObservable } from '#app/admin/ui/observable.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { throttle } from '#content-sync/throttle.ts'
import { randomUuid } from './random-uuid.ts'

const topic = 'website_content:editing'

/** At least this many milliseconds between two calls: a hosted project closes the channel at the sixth within 30 s. */
const tellIntervalMs = 7000

/** How long to wait before joining again after the server closed the channel, in milliseconds. */
const rejoinDelayMs = 30_000

/** What each window tells the others about itself. Anyone may send anything. */
type PresencePayload = { text?: unknown }

const nothing: ReadonlySet<string> = new Set()

export function createPresence(connect: () => ContentClient) {
  const elsewhere = createObservable(nothing)
  /** The name of this window. */
  const me = randomUuid()
  /** The key of the text that is open in this window. */
  let openKey: string | undefined
  let openings = 0
  /** While the channel is joined. `told` is the key that others were told last. */
  let joined: { channel: RealtimeChannel; tell(): void; told: string | undefined } | undefined
  /** The channel has one name for all windows, so it must be left before it is joined again. */
  let lastAttempt = Promise.resolve()

  return {
    /** The keys that others have open. They may be no texts of this site, so look up one of its keys. */
    getElsewhere: elsewhere.get,
    subscribe: elsewhere.subscribe,

    /**
     * Shows others what is open here, and follows what they have open.
     * @returns a function that ends it
     */
    join(): () => void {
      const ended = new AbortController()
      attempt(ended.signal)
      return () => ended.abort()
    },

    /**
     * @param key of the text that is open here
     * @returns a function to call when it is closed
     */
    open(key: string): () => void {
      const opening = ++openings
      openKey = key
      tellSoon()
      return () => {
        // Another form, perhaps of the same text, may have been opened since.
        if (opening !== openings) return
        openKey = undefined
        tellSoon()
      }
    },
  }

  function attempt(signal: AbortSignal): void {
    lastAttempt = lastAttempt
      .then(() => follow(signal))
      .then((status) => {
        if (status === 'CLOSED') setTimeout(attempt, rejoinDelayMs, signal)
      })
      .catch(() => {})
  }

  /**
   * Tries once, until the channel has an error or is closed.
   * @returns why it ended. After an error, the caller of `join` knows when another attempt makes sense.
   */
  async function follow(signal: AbortSignal): Promise<string | undefined> {
    if (signal.aborted) return
    const client = connect()
    // A stored session may still have to be refreshed, and without it the channel is refused.
    await client.realtime.setAuth()
    if (signal.aborted) return
    const channel = client.channel(topic, { config: { presence: { key: me } } })
    const update = () => {
      if (joined?.channel === channel) elsewhere.set(keysElsewhere(channel.presenceState(), me))
    }
    const tell = throttle(tellIntervalMs, () => {
      if (joined?.channel !== channel) return
      joined.told = openKey
      if (openKey === undefined) channel.untrack()
      else channel.track({ text: openKey } satisfies PresencePayload)
    })
    const { promise, resolve: end } = Promise.withResolvers<string | undefined>()
    const stop = () => end(undefined)
    signal.addEventListener('abort', stop)
    channel.on('presence', { event: 'sync' }, update).subscribe((status) => {
      if (status !== 'SUBSCRIBED') return end(status)
      joined = { channel, tell, told: undefined }
      update()
      tellSoon()
    })
    const status = await promise
    signal.removeEventListener('abort', stop)
    joined = undefined
    elsewhere.set(nothing)
    await client.removeChannel(channel)
    return status
  }

  /** Waits until what runs now has ended, because one text is often closed to open another. */
  function tellSoon(): void {
    queueMicrotask(() => {
      if (joined && joined.told !== openKey) joined.tell()
    })
  }
}

/** @param me the name of this window */
export function keysElsewhere(
  state: RealtimePresenceState<PresencePayload>,
  me: string,
): ReadonlySet<string> {
  const others = Object.entries(state).filter(([name]) => name !== me)
  const texts = others.flatMap(([, windows]) => windows.map(({ text }) => text))
  return new Set(texts.filter((text) => typeof text === 'string'))
}
