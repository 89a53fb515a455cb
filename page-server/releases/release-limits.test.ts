import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseLimits } from './release-limits.ts'

const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage
const request = from('192.0.2.1')

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

it.each([
  ['120 requests from an internet connection', 120, (n: number) => `2001:db8:0:${n.toString(16)}::1`],
  ['60 requests from an IPv4 address', 60, () => '192.0.2.1'],
])('allows %s at once', async (_what, allowed, addressOf) => {
  const { waitForTurn } = createReleaseLimits([])
  let turns = 0
  for (let n = 0; n < 200; n++) {
    const endTurn = await waitForTurn(from(addressOf(n)))
    if (endTurn) turns++
    endTurn?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(turns).toBe(allowed)
})

it('allows 100 pages of previews at once for everyone together, and then 20 a second', () => {
  const { takeRendering } = createReleaseLimits([])
  const taken = () => Array.from({ length: 200 }, () => takeRendering()).filter(Boolean).length
  expect(taken()).toBe(100)
  vi.advanceTimersByTime(1000)
  expect(taken()).toBe(20)
})
