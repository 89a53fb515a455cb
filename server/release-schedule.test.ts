import { expect, it, vi } from 'vitest'
import { startReleaseSchedule } from './release-schedule.ts'

function start(call: () => Promise<unknown>, maxSleepMs = 5) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return { log, ...startReleaseSchedule({ call, maxSleepMs, log }) }
}

it('asks again when the next release is due', async () => {
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
  // The embedded database sends its bigint as a text, a hosted project as a number.
  for (const next of ['1', 30]) call.mockResolvedValueOnce(next)
  const { stop } = start(call, 3_600_000)
  await expect.poll(() => call.mock.calls.length).toBe(3)
  await stop()
  expect(call).toHaveBeenCalledTimes(3)
})

it('asks again after its longest sleep at the latest', async () => {
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue(null).mockResolvedValueOnce('9999999')
  const { stop } = start(call)
  await expect.poll(() => call.mock.calls.length).toBeGreaterThan(2)
  await stop()
})

it('logs an outage once, and its end', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('secret')).mockRejectedValueOnce(new Error('secret'))
  const { log, stop } = start(call)
  await expect.poll(() => log.info.mock.calls.length).toBe(1)
  await stop()
  expect(log.error.mock.calls).toEqual([
    ['Releases cannot be published at their time at the moment. Retrying.', { reason: 'Error' }],
  ])
  expect(log.info.mock.calls).toEqual([['Releases are published at their time again.']])
})

it('waits for a call that is under way when it is stopped, and makes no other', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const call = vi.fn(() => promise)
  const { stop } = start(call)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await new Promise((then) => setTimeout(then, 0))
  expect(stopped).toBe(false)
  resolve(null)
  await stopping
  expect(call).toHaveBeenCalledOnce()
})
