// Logs failed sign-ins, so that an attack on passwords can be noticed and its sender blocked in front of the site.

import { createLruCache } from '#backend/limits/lru-cache.ts'
import type { Log } from '#server/log.ts'

const minuteMs = 60_000

/**
 * Writes at most one line per minute and address, so that an attack cannot fill the disk.
 * @param nowMs a monotonic clock
 * @returns a function that counts a failure of an address
 */
export function createSignInLog(log: Log, nowMs = () => performance.now()): (address: string) => void {
  const failuresOf = createLruCache(() => ({ count: 0, loggedAtMs: Number.NEGATIVE_INFINITY }))
  return (address) => {
    const failures = failuresOf(address)
    failures.count++
    if (nowMs() - failures.loggedAtMs < minuteMs) return
    log.warn('Failed sign-ins', { address, count: failures.count })
    failures.count = 0
    failures.loggedAtMs = nowMs()
  }
}
