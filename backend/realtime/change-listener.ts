// The one connection that listens for changes. Nothing that happens while it is lost is announced again, hence the two
// events: whoever depends on changes has to know that some were missed, and from when on none are.
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { DatabaseTarget } from '#backend/database/connect.ts'
import { createChangeAssembler, type RowChange } from './row-change.ts'

interface Listener {
  /** From now on every change is announced, in the order of commits. What is not settled in time counts as a loss. */
  onReady(): Promise<void>
  onChange(change: RowChange): void
  onLost(): void
}

const channel = 'website_changes'
const checkIntervalMs = 15_000

export interface ChangeSource {
  /** Resolves when it listens for the first time. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/**
 * Listens until it is stopped, through however many connections that takes.
 * @param name what the connection is called
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
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const close = () => resolve()
    stopped.signal.addEventListener('abort', close)
    const answered = (answer: PromiseLike<unknown>) => Promise.race([answer, closed.then(lost), silence()])
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
        // What the driver's own listen() is made of. That one listens again by itself, but gives up when it fails once.
        onnotify(_channel: string, notification: string) {
          const change = assemble(notification)
          if (change) listener.onChange(change)
        },
      },
    })
    try {
      await answered(sql`listen ${sql(channel)}`)
      await answered(listener.onReady())
      becomeReady()
      while (await staysOpen(closed)) await answered(sql`select 1`)
    } catch {
      // Lost, as when it closes: the next round connects again.
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

const staysOpen = (closed: Promise<void>) =>
  Promise.race([closed.then(() => false), delay(checkIntervalMs, true, { ref: false })])

/** A connection can die without a word, as when a firewall forgets it. */
async function silence(): Promise<never> {
  await delay(checkIntervalMs, undefined, { ref: false })
  return lost()
}

function lost(): never {
  throw new Error('The connection that listens is lost')
}
