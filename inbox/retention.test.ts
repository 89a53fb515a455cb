import { expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import type { CallInbox } from './inbox-database.ts'
import { startRetention } from './retention.ts'

it('says once that old messages could not be deleted, why, and that they can be again', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const answers = [() => 3, refuse, refuse, () => 0]
  const stop = startRetention(
    (async () => answers.shift()?.()) as CallInbox,
    createLog({ write: (line) => lines.push(line) }),
  )
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  stop()
  vi.useRealTimers()
  expect(answers).toEqual([])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', message: 'Old messages were deleted.', messages: 3 },
    {
      level: 'error',
      message: 'Old messages could not be deleted. Trying again every hour.',
      reason: 'PGRST202',
    },
    { level: 'info', message: 'Old messages can be deleted again.' },
  ])
})

function refuse(): never {
  throw Object.assign(new Error('No such function'), { code: 'PGRST202' })
}
