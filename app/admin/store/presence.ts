// Which texts are open in other windows now, by Realtime Presence. This only informs: nothing is locked, and where presence is
// not offered (a project may have it off, and visitors are refused), nothing is shown.
import type { RealtimeChannel, RealtimePresenceState } from '@supabase/supabase-js'
import { createObservable } from '#app/admin/ui/observable.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { randomName } from './random-name.ts'

const topic = 'website_content:editing'

/** What each window says about itself. Others may have said anything. */
type Said = { text?: unknown }

const nothing: ReadonlySet<string> = new Set()

export function createPresence(connect: () => ContentClient) {
  const elsewhere = createObservable(nothing)
  /** The name of this window. */
  const me = randomName()
  let own: string | undefined
  let joined: RealtimeChannel | undefined
  /** The channel has one name for all windows, so it must be left before it is joined again. */
  let last = Promise.resolve()

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
      last = last.then(() => follow(ended.signal)).catch(() => {})
      return () => ended.abort()
    },

    /**
     * @param key of the text that is open here
     * @returns a function to call when it is closed
     */
    open(key: string): () => void {
      own = key
      tell()
      return () => {
        if (own !== key) return
        own = undefined
        tell()
      }
    },
  }

  /** Tries once, until the channel has an error. The caller knows when another attempt makes sense. */
  async function follow(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const client = connect()
    // A stored session may still have to be refreshed, and without it the channel is refused.
    await client.realtime.setAuth()
    if (signal.aborted) return
    const channel = client.channel(topic, { config: { presence: { key: me } } })
    const update = () => {
      if (joined === channel) elsewhere.set(keysElsewhere(channel.presenceState(), me))
    }
    await new Promise<void>((end) => {
      signal.addEventListener('abort', () => end())
      channel.on('presence', { event: 'sync' }, update).subscribe((status) => {
        if (status !== 'SUBSCRIBED') return end()
        joined = channel
        update()
        if (own !== undefined) tell()
      })
    })
    joined = undefined
    elsewhere.set(nothing)
    await client.removeChannel(channel)
  }

  function tell(): void {
    if (own === undefined) joined?.untrack()
    else joined?.track({ text: own } satisfies Said)
  }
}

/** @param me the name of this window */
export function keysElsewhere(state: RealtimePresenceState<Said>, me: string): ReadonlySet<string> {
  const others = Object.entries(state).filter(([name]) => name !== me)
  const said = others.flatMap(([, windows]) => windows.map(({ text }) => text))
  return new Set(said.filter((text) => typeof text === 'string'))
}
