// Publishes releases at their time. The database publishes each one once, however many processes ask for it, and its clock
// decides: this worker only wakes up in time.
import { setTimeout as delay } from 'node:timers/promises'
import type { CallFunction } from './call-function.ts'
import { reasonOf } from './error-reason.ts'
import type { Log } from './log.ts'
import { retryDelayMs } from './retry-delay.ts'

export interface ScheduleOptions {
  call: CallFunction
  /** How long to sleep at most, because somebody may schedule another release in between, at least 30 s ahead. */
  maxSleepMs: number
  log: Log
}

export interface ReleaseSchedule {
  /** Waits for the call that is under way, for up to a second. */
  stop(): Promise<void>
}

/** How long a stop waits. A release that is not published then is published by the next process. */
const stopTimeoutMs = 1000

export function startReleaseSchedule({ call, maxSleepMs, log }: ScheduleOptions): ReleaseSchedule {
  const stopping = new AbortController()
  let failures = 0
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, delay(stopTimeoutMs, undefined, { ref: false })])
    },
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const sleepMs = await publishDue()
      await delay(sleepMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  /** @returns how long to sleep before asking again, in milliseconds */
  async function publishDue(): Promise<number> {
    try {
      const next = await call('publish_due_releases', {})
      if (failures > 0) log.info('Releases are published at their time again.')
      failures = 0
      // Milliseconds until the next release is due: a text from the database driver, a number from REST, null if none is scheduled.
      if (typeof next !== 'number' && typeof next !== 'string') return maxSleepMs
      return Math.min(Number(next), maxSleepMs)
    } catch (error) {
      if (failures++ === 0)
        log.error('Releases cannot be published at their time at the moment. Retrying.', {
          reason: reasonOf(error),
        })
      return retryDelayMs(failures)
    }
  }
}
