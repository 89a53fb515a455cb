import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import type { IdentifiedResponse } from './identified-response.ts'
import { createRequestLog } from './request-log.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  ['a failure', 500, 5, 'A request failed'],
  ['a slow response', 200, 1000, 'A request was slow'],
  ['a fast response', 200, 999, undefined],
  ['a refusal that was held back', 429, 6000, undefined],
])('logs of %s: %i after %i ms', (_what, statusCode, tookMs, message) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const logged: string[] = []
  const log = {
    info() {},
    warn: (text: string) => logged.push(text),
    error: (text: string) => logged.push(text),
  }
  const { track } = createRequestLog(log, () => '/')
  const response = Object.assign(new EventEmitter(), { statusCode }) as unknown as IdentifiedResponse
  track(() => {})({} as IncomingMessage, response)
  vi.advanceTimersByTime(tookMs)
  response.emit('close')
  expect(logged).toEqual(message === undefined ? [] : [message])
})
