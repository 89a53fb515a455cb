import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHostPace } from './host-pace.ts'

const betweenRequestsMs = 500

/** A clock that does not wait: the sleeper with the shortest time left wakes up next, and the time jumps to that moment. */
function createClock() {
  let timeMs = 0
  const sleepers: { atMs: number; wake: () => void }[] = []
  return {
    nowMs: () => timeMs,
    sleep: (ms: number) => new Promise<void>((wake) => sleepers.push({ atMs: timeMs + ms, wake })),
    async move(toMs: number) {
      for (;;) {
        // Lets everybody who is awake go on.
        await new Promise(setImmediate)
        sleepers.sort((a, b) => a.atMs - b.atMs)
        const next = sleepers[0]
        if (!next || next.atMs > toMs) break
        sleepers.shift()
        timeMs = next.atMs
        next.wake()
      }
      timeMs = toMs
    },
  }
}

const signal = new AbortController().signal

it('gives a host at most 2 requests a second, in any number of checks, and adds no needless wait', async () => {
  const asking = fc.array(fc.record({ host: fc.constantFrom('a', 'b'), afterMs: fc.nat(700) }), {
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(asking, async (asks) => {
      const clock = createClock()
      const pace = createHostPace(clock)
      const times: Record<string, number[]> = { a: [], b: [] }
      const all: Promise<unknown>[] = []
      let asked = 0
      for (const { host, afterMs } of asks) {
        await clock.move(asked + afterMs)
        asked = clock.nowMs()
        all.push(pace(host, signal).then(() => times[host]?.push(clock.nowMs())))
      }
      await clock.move(asked + asks.length * betweenRequestsMs)
      await Promise.all(all)
      for (const each of Object.values(times)) {
        for (const [n, timeMs] of each.entries()) {
          if (n > 0) expect(timeMs - (each[n - 1] ?? 0)).toBeGreaterThanOrEqual(betweenRequestsMs)
        }
      }
      const [firstOfA] = times.a ?? []
      const askedFirst = asks.slice(0, asks.findIndex(({ host }) => host === 'a') + 1)
      const expected = askedFirst.reduce((sum, { afterMs }) => sum + afterMs, 0)
      if (firstOfA !== undefined) expect(firstOfA).toBe(expected)
    }),
    { numRuns: 30 },
  )
})

it('stops waiting when it is canceled', async () => {
  const pace = createHostPace({
    nowMs: () => 0,
    sleep: (ms, signal) => delay(ms, undefined, { signal }),
  })
  const { signal, abort } = controllable()
  await pace('a', signal)
  const waiting = pace('a', signal)
  abort()
  await expect(waiting).rejects.toThrow('aborted')
})

function controllable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
