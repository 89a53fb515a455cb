import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createLimits } from './limits.ts'

const request = (headers = {}, url = '/') =>
  ({ socket: { remoteAddress: '127.0.0.1' }, headers, url }) as unknown as IncomingMessage

it("exempts this process's own client from limits per address, but nobody who guesses its pass", () => {
  const { internalCredentials, takeWrite, takeSocket, socketsOf, countSignIn } = createLimits([])
  for (let i = 0; i < 2000; i++) takeWrite(request())
  for (let i = 0; i < 100; i++) takeSocket(request())
  for (let i = 0; i < 20; i++) countSignIn(request())
  const url = `/realtime/v1/websocket?apikey=x&${new URLSearchParams(internalCredentials.params)}`
  expect(takeWrite(request(internalCredentials.headers))).toBe(true)
  expect(takeSocket(request({}, url))).toBeDefined()
  expect(countSignIn(request(internalCredentials.headers))).toBe(0)
  expect(socketsOf(request())).toBe(socketsOf(request()))
  expect(socketsOf(request({}, url))).not.toBe(socketsOf(request({}, url)))

  const [name = ''] = Object.keys(internalCredentials.headers)
  const others = createLimits([]).internalCredentials
  expect(takeSocket(request())).toBeUndefined()
  expect(takeSocket(request(others.headers))).toBeUndefined()
  expect(takeSocket(request({ [name]: '' }, '/?internal_client='))).toBeUndefined()
  expect(countSignIn(request())).toBeGreaterThan(200)
})

it.each([
  ['200 refusals', 'takeRefusal', 200],
  ['2,000 writes', 'takeWrite', 2000],
] as const)('lets an address have %s at once, and then 100 a second', (_what, limit, atOnce) => {
  vi.useFakeTimers()
  const { [limit]: isWithinLimit } = createLimits([])
  const asked = (count: number) => Array.from({ length: count }, () => isWithinLimit(request()))
  expect(asked(atOnce + 1)).toEqual([...Array(atOnce).fill(true), false])
  vi.advanceTimersByTime(1000)
  expect(asked(101)).toEqual([...Array(100).fill(true), false])
  vi.useRealTimers()
})

it('lets a visitor have 200 requests at once, and then 20 a second', async () => {
  vi.useFakeTimers()
  const { waitForTurn } = createLimits([])
  const answered = async (count: number) => {
    let turns = 0
    for (let i = 0; i < count; i++) {
      const release = await waitForTurn(request())
      if (release) turns++
      release?.()
    }
    return turns
  }
  expect(await answered(201)).toBe(200)
  vi.advanceTimersByTime(1000)
  expect(await answered(21)).toBe(20)
  vi.useRealTimers()
})

it('lets a visitor have 2 concurrent requests, and 50 more wait for 5 s', async () => {
  vi.useFakeTimers()
  const { waitForTurn } = createLimits([])
  const outcomes: boolean[] = []
  const ask = () => waitForTurn(request()).then((release) => outcomes.push(release !== undefined))
  for (let i = 0; i < 53; i++) ask()
  await vi.advanceTimersByTimeAsync(4999)
  expect(outcomes).toEqual([true, true, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes).toEqual([true, true, ...Array(51).fill(false)])
  vi.useRealTimers()
})
