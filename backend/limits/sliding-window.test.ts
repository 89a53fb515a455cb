import { expect, it } from 'vitest'
import { createSlidingWindow } from './sliding-window.ts'

it('allows a number of calls in any window, and returns how long to wait', () => {
  let time = 0
  const wait = createSlidingWindow(2, 10, () => time)
  expect(wait()).toBe(0)
  time = 4000
  expect([wait(), wait(), wait()]).toEqual([0, 6, 6])
  time = 9500
  expect(wait()).toBe(1)
  time = 10_000
  expect([wait(), wait()]).toEqual([0, 4])
})
