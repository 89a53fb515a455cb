import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createLimits } from './limits.ts'

const request = (headers = {}, url = '/') =>
  ({ socket: { remoteAddress: '127.0.0.1' }, headers, url }) as unknown as IncomingMessage

it("does not limit this process's own client by address, and nobody who guesses its pass", () => {
  const { ownClient, mayWrite, takeSocket, socketsOf, waitToSignIn } = createLimits([])
  for (let i = 0; i < 2000; i++) mayWrite(request())
  for (let i = 0; i < 100; i++) takeSocket(request())
  for (let i = 0; i < 20; i++) waitToSignIn(request())
  const url = `/realtime/v1/websocket?apikey=x&${new URLSearchParams(ownClient.params)}`
  expect(mayWrite(request(ownClient.headers))).toBe(true)
  expect(takeSocket(request({}, url))).toBeDefined()
  expect(waitToSignIn(request(ownClient.headers))).toBe(0)
  expect(socketsOf(request())).toBe(socketsOf(request()))
  expect(socketsOf(request({}, url))).not.toBe(socketsOf(request({}, url)))

  const [name = ''] = Object.keys(ownClient.headers)
  const others = createLimits([]).ownClient
  expect(takeSocket(request())).toBeUndefined()
  expect(takeSocket(request(others.headers))).toBeUndefined()
  expect(takeSocket(request({ [name]: '' }, '/?own_client='))).toBeUndefined()
  expect(waitToSignIn(request())).toBeGreaterThan(200)
})

it('lets an address have 200 refusals at once, and then 100 a second', () => {
  vi.useFakeTimers()
  const { mayRefuseAtOnce } = createLimits([])
  const asked = (count: number) => Array.from({ length: count }, () => mayRefuseAtOnce(request()))
  expect(asked(201)).toEqual([...Array(200).fill(true), false])
  vi.advanceTimersByTime(1000)
  expect(asked(101)).toEqual([...Array(100).fill(true), false])
  vi.useRealTimers()
})

it('lets an address write 2,000 times at once, and then 100 times a second', () => {
  vi.useFakeTimers()
  const { mayWrite } = createLimits([])
  const asked = (count: number) => Array.from({ length: count }, () => mayWrite(request()))
  expect(asked(2001)).toEqual([...Array(2000).fill(true), false])
  vi.advanceTimersByTime(1000)
  expect(asked(101)).toEqual([...Array(100).fill(true), false])
  vi.useRealTimers()
})
