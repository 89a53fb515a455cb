// Many admins with the panel open: sockets that listen in a process of their own, so that what they take is not the site's.
// What is written for them counts up: the first value of each key is 0, and each later one is one more.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './postgres.ts'
import type { TestServer } from './server.ts'

export interface Heard {
  /** Events of all sockets together. */
  events: number
  /** Events that were not the next of their row on their socket. */
  misplaced: number
  /** Sockets that were closed, and channels that ended. */
  lost: number
  /** When each socket heard of each value of the row `pulse`, by value: `now()`. */
  pulses: number[][]
}

export interface Crowd {
  /** Waits until so many events have come in all. @returns what came; `timeout` milliseconds without any event end the waiting */
  hear(events: number, timeout?: number): Promise<Heard>
  close(): Promise<void>
}

/** Milliseconds on a clock that all processes of a machine share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6

/**
 * The environment of a server that anyone may write to through a proxy. It takes more than 100 sockets from here: each fifty come from an
 * address of their own.
 */
export async function behindProxy(): Promise<Record<string, string>> {
  const PORT = `${await findFreePort()}`
  // An address that reaches this machine without being a loopback name: writing would end with the first forwarded request.
  const SITE_URL = `http://0.0.0.0:${PORT}`
  return { PORT, SITE_URL, ADMIN_ACCESS: 'open', TRUSTED_PROXIES: '127.0.0.1' }
}

/**
 * Opens so many sockets, each with a channel on the table as the panel has it.
 * @throws where one is refused
 */
export async function openCrowd({ url, publishableKey }: TestServer, sockets: number): Promise<Crowd> {
  const module = new URL('crowd-process.ts', import.meta.url).pathname
  const child = fork(module, [url, publishableKey, `${sockets}`], { execArgv: [] })
  const answer = async (): Promise<unknown> => {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The crowd has ended with code ${code}`)
    })
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  }
  await answer()
  return {
    async hear(events, timeout = 20_000) {
      const heard = answer()
      child.send({ events, timeout })
      return (await heard) as Heard
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
