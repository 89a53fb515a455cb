import { expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { createSignInLog } from './sign-in-log.ts'

it('writes at most one line per minute and address, with the number of failures since the previous line', () => {
  const lines: unknown[] = []
  let nowMs = 0
  const log = createLog({ write: (text) => lines.push(JSON.parse(text)) })
  const failed = createSignInLog(log, () => nowMs)
  const line = (address: string, count: number) => ({
    time: expect.any(String),
    level: 'warn',
    message: 'Failed sign-ins',
    address,
    count,
  })
  for (let i = 0; i < 20; i++) failed('192.0.2.1')
  failed('192.0.2.2')
  expect(lines).toEqual([line('192.0.2.1', 1), line('192.0.2.2', 1)])
  nowMs = 60_000
  failed('192.0.2.1')
  expect(lines.slice(2)).toEqual([line('192.0.2.1', 20)])
})
