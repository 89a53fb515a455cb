// Simulates many open admin panels: sockets that listen in a separate process, so that their cost does not count as the
// site's. The values written for them count up: the first value of each key is 0, and each later one is one more.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nextMessage } from './processes.ts'
import type { TestServer } from './server.ts'

export interface Heard {
  /** Events of all sockets together. */
  events: number
  /** Events that were not the next one of their row on their socket. */
  misplaced: number
  /** Closed sockets and ended channels. */
  lost: number
  /** When each socket received each value of the row `pulse`, by value, on the clock of `sharedClockMs()`. */
  pulses: number[][]
}

export interface Crowd {
  /**
   * Waits until `events` events have arrived in total, or until none has arrived for 20 s.
   * @returns what arrived
   */
  hear(events: number): Promise<Heard>
  close(): Promise<void>
}

/** Milliseconds on a clock that all processes of a machine share. */
export const sharedClockMs = (): number => Number(process.hrtime.bigint()) / 1e6

/**
 * Opens sockets, each with the same channel on the table as the panel.
 * @throws if one of them is refused
 */
export async function openCrowd({ url, publishableKey }: TestServer, sockets: number): Promise<Crowd> {
  const module = fileURLToPath(new URL('crowd-process.ts', import.meta.url))
  const child = fork(module, [url, publishableKey, `${sockets}`], { execArgv: [] })
  await nextMessage(child)
  return {
    async hear(events) {
      const heard = nextMessage(child)
      child.send({ events })
      return (await heard) as Heard
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
