import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shapeLimits } from '#backend/request-shape/shape-limits.ts'
import { readBody } from './fetch-adapter.ts'

describe('a body that does not end', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    [10_000, 'visitor'],
    [30_000, 'writer'],
    [10_000, 'auth'],
  ] as const)('is awaited for %d ms if its sender is %s', async (milliseconds, sender) => {
    const request = new PassThrough() as unknown as IncomingMessage
    const outcomes: unknown[] = []
    readBody(request, shapeLimits.body[sender]).then((outcome) => outcomes.push(outcome))
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual(['too slow'])
  })
})
