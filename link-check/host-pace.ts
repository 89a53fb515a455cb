import { setTimeout as delay } from 'node:timers/promises'

/** The time between two requests to one host: at most 2 a second, however many checks are running. */
const betweenRequestsMs = 500

/**
 * Waits until a host may get another request.
 * @throws if the signal aborts it
 */
export type HostPace = (host: string, signal: AbortSignal) => Promise<void>

interface Clock {
  /** Monotonic. */
  nowMs: () => number
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

const realClock: Clock = {
  nowMs: () => performance.now(),
  sleep: (ms, signal) => delay(Math.ceil(ms), undefined, { signal }),
}

export function createHostPace({ nowMs, sleep }: Clock = realClock): HostPace {
  /** When each host that had a request lately may get the next one. */
  const freeAtMs = new Map<string, number>()

  return async (host, signal) => {
    const now = nowMs()
    for (const [each, timeMs] of freeAtMs) if (timeMs <= now) freeAtMs.delete(each)
    const turnMs = freeAtMs.get(host) ?? now
    freeAtMs.set(host, turnMs + betweenRequestsMs)
    if (turnMs > now) await sleep(turnMs - now, signal)
  }
}
