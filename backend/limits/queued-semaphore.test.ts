import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueuedSemaphore } from './queued-semaphore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets two callers work, and a third as soon as one of them is done', async () => {
  const { acquire } = createQueuedSemaphore(2, 10, 5000)
  const [first] = [await acquire(), await acquire()]
  const third = acquire()
  const fourth = acquire()
  first?.()
  expect(await third).toBeDefined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await fourth).toBeUndefined()
})

it('refuses a caller at once when too many are waiting', async () => {
  const { acquire } = createQueuedSemaphore(1, 1, 5000)
  await acquire()
  const waiting = acquire()
  expect(await acquire()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBeUndefined()
})

it('releases a permit only once, however often release is called', async () => {
  const { acquire } = createQueuedSemaphore(1, 0, 5000)
  const release = await acquire()
  release?.()
  release?.()
  expect(await acquire()).toBeDefined()
  expect(await acquire()).toBeUndefined()
})
