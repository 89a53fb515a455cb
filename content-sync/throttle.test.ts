import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('calls at once, and then once for all calls within the interval', () => {
  const call = vi.fn()
  const throttled = throttle(20, call)
  throttled()
  expect(call).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 1000; n++) throttled()
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20)
  expect(call).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(2)
})

it('limits steady calls, and makes the last one', () => {
  const seen: number[] = []
  let latest = 0
  const throttled = throttle(20, () => seen.push(latest))
  for (latest = 1; latest <= 1000; latest++) {
    throttled()
    vi.advanceTimersByTime(1)
  }
  latest = 1000
  vi.advanceTimersByTime(20)
  expect(seen.length).toBeLessThanOrEqual(52)
  expect(seen.at(-1)).toBe(1000)
})

it('makes a pending call when flushed, and none if none is pending', () => {
  const call = vi.fn()
  const throttled = throttle(20, call)
  throttled()
  throttled()
  throttled.now()
  expect(call).toHaveBeenCalledTimes(2)
  throttled.now()
  vi.advanceTimersByTime(100)
  expect(call).toHaveBeenCalledTimes(2)
})
