// The one connection that listens for changes. Changes that happen while it is lost are never announced. Therefore
// there are two events: listeners must know that they missed changes, and from when on they miss none.
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { DatabaseTarget } from '#backend/database/connect.ts'
import { createChangeAssembler, type RowChange } from './row-change.ts'

interface Listener {
  /**
   * From this point on, every change is announced in commit order. If the promise does not settle in time, the
   * connection counts as lost.
   */
  onReady(): Promise<void>
  onChange(change: RowChange): void
  onLost(): void
}

const checkIntervalMs = 15_000

export interface ChangeSource {
  /** Resolves when it listens for the first time. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/**
 * Listens until it is stopped, and reconnects whenever the connection is lost.
 * @param name application_name of the connection
 */
export function listenForChanges(
  { url, options }: DatabaseTarget,
  name: string,
  listener: Listener,
): ChangeSource {
  const stopped = new AbortController()
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
  const finished = listenAgainAndAgain()

  async function listenAgainAndAgain() {
    while (!stopped.signal.aborted) {
      await listenOnce()
      await delay(500, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  async function listenOnce(): Promise<void> {
    const closed = new AbortController()
    const close = () => closed.abort()
    stopped.signal.addEventListener('abort', close)
    // Rejects when the connection closes. It is a new promise each time: one for the whole life of the connection would
    // keep everything in memory that was ever raced against it.
    const interval = () => delay(checkIntervalMs, undefined, { signal: closed.signal, ref: false })
    /** A connection can die silently, for example when a firewall drops it. */
    const answered = (answer: PromiseLike<unknown>) => Promise.race([answer, interval().then(lost)])
    const assemble = createChangeAssembler()
    const sql = postgres(url, {
      ...options,
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      fetch_types: false,
      connection: { application_name: name },
      onclose: close,
      ...{
        // An option without a type, on which the driver's own listen() is built. That function also reconnects, but gives up
        // after one failure.
        onnotify(_channel: string, notification: string) {
          const change = assemble(notification)
          if (change) listener.onChange(change)
        },
      },
    })
    try {
      const readChannel = () => sql<[{ name: string }]>`select name from website_realtime.channel`
      const [channel] = (await answered(readChannel())) as Awaited<ReturnType<typeof readChannel>>
      await answered(sql`listen ${sql(channel.name)}`)
      await answered(listener.onReady())
      becomeReady()
      for (;;) {
        await interval()
        await answered(sql`select 1`)
      }
    } catch {
      // The connection is lost. The next iteration reconnects.
    }
    stopped.signal.removeEventListener('abort', close)
    listener.onLost()
    await sql.end({ timeout: 1 })
  }

  return {
    ready,
    stop() {
      stopped.abort()
      return finished
    },
  }
}

function lost(): never {
  throw new Error('The listening connection was lost')
}
