import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseLimits } from './release-limits.ts'

const request = { socket: { remoteAddress: '192.0.2.1' }, headers: {} } as unknown as IncomingMessage

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['twice as long as the page took', 100, 200],
  ['at most a second', 10_000, 1000],
])('lets a page wait for one of two turns, which stays taken %s', async (_, tookMs, pauseMs) => {
  const limits = createReleaseLimits([])
  const [end] = await Promise.all([limits.waitForTurn(request), limits.waitForTurn(request)])
  await vi.advanceTimersByTimeAsync(tookMs)
  const third = vi.fn()
  void limits.waitForTurn(request).then(third)
  end?.()
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  expect(third).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(third).toHaveBeenCalledWith(expect.any(Function))
})
