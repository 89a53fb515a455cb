import { expect, test } from 'vitest'
import { type Job, schedule } from './preemption.ts'

const low = { priority: 2, release: 0, work: 10 }
const high = { priority: 0, release: 4, work: 3 }

test('lets a higher priority preempt at its release; the lower one resumes where it stopped', () => {
  expect(schedule([low, high], 20)).toEqual([
    { job: low, from: 0, to: 4 },
    { job: high, from: 4, to: 7 },
    { job: low, from: 7, to: 13 },
  ])
})

test('makes a lower priority wait without splitting the running slice, and leaves a gap while the processor is idle', () => {
  const late = { priority: 2, release: 15, work: 1 }
  expect(schedule([high, { ...low, release: 5 }, late], 20).map(({ from, to }) => [from, to])).toEqual([
    [4, 7],
    [7, 17],
    [17, 18],
  ])
})

test('runs jobs of equal priority in order, and stops at the end of the schedule', () => {
  const first: Job = { priority: 1, release: 0, work: 4 }
  const second: Job = { priority: 1, release: 0, work: 4 }
  expect(schedule([first, second], 6)).toEqual([
    { job: first, from: 0, to: 4 },
    { job: second, from: 4, to: 6 },
  ])
})
