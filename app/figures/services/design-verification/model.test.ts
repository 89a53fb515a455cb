import { expect, test } from 'vitest'
import {
  binsPlanned,
  closedAfter,
  lastBugAfter,
  plan,
  project,
  quietWeeks,
  signedOffAfter,
  weeks,
} from './model.ts'

const seeds = [1, 2, 3]

test.each(seeds)('coverage only grows, but where the specification adds bins', (seed) => {
  const record = project(seed)
  const drops = record.flatMap(({ coverage }, week) =>
    coverage < (record[week - 1]?.coverage ?? 0) ? [week] : [],
  )
  expect(record).toHaveLength(weeks)
  expect(drops).toEqual(plan.slice(1).map(({ week }) => week))
})

test.each(seeds)('it is closed in the first week at 100 %, and stays so', (seed) => {
  const record = project(seed)
  const closed = closedAfter(record)
  expect(record.slice(0, closed - 1).every(({ coverage }) => coverage < 1)).toBe(true)
  expect(record.slice(closed - 1).every(({ coverage }) => coverage === 1)).toBe(true)
  expect(record.at(-1)?.excluded).toBeLessThan(0.02 * binsPlanned)
})

test.each(seeds)('nothing is excluded before the first review, and never taken back', (seed) => {
  const excluded = project(seed).map((week) => week.excluded)
  expect(excluded[26]).toBe(0)
  expect(excluded).toEqual(excluded.toSorted((a, b) => a - b))
})

test.each(seeds)('sign-off is when both criteria are met', (seed) => {
  const record = project(seed)
  const signedOff = signedOffAfter(record)
  expect(signedOff).toBeGreaterThanOrEqual(closedAfter(record))
  expect(signedOff - lastBugAfter(record)).toBeGreaterThanOrEqual(quietWeeks)
  expect(record.slice(lastBugAfter(record)).every(({ newBugs }) => newBugs === 0)).toBe(true)
})

test('over many projects the bugs found are those the parts bring', () => {
  const counts = Array.from({ length: 100 }, (_, n) =>
    project(n + 1).reduce((sum, { newBugs }) => sum + newBugs, 0),
  )
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(mean).toBeGreaterThan(195)
  expect(mean).toBeLessThan(205)
})
