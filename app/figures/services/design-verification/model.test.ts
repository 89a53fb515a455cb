import { expect, test } from 'vitest'
import {
  binsPlanned,
  coverageClosedWeek,
  lastBugWeek,
  plan,
  quietWeeks,
  signOffWeek,
  simulateProject,
  weekCount,
} from './model.ts'

const seeds = [1, 2, 3]

test.each(seeds)('coverage never falls except where the specification adds bins', (seed) => {
  const record = simulateProject(seed)
  const drops = record.flatMap(({ coverageAtStart }, week) =>
    coverageAtStart < (record[week - 1]?.coverageAtEnd ?? 0) ? [week] : [],
  )
  expect(record).toHaveLength(weekCount)
  expect(drops).toEqual(plan.slice(1).map(({ week }) => week))
  for (const { coverageAtStart, coverageAtEnd } of record)
    expect(coverageAtEnd).toBeGreaterThanOrEqual(coverageAtStart)
})

test.each(seeds)('added bins lower coverage by their number alone: the same hits, of more bins', (seed) => {
  const record = simulateProject(seed)
  const [first, added] = plan
  const before = record[(added?.week ?? 0) - 1]
  const hits = (before?.coverageAtEnd ?? 0) * (first?.bins ?? 0)
  expect(before?.excluded).toBe(0)
  expect(record[added?.week ?? 0]?.coverageAtStart).toBeCloseTo(hits / binsPlanned, 9)
})

test.each(seeds)('coverage is closed in the first week that ends at 100 %, and stays closed', (seed) => {
  const record = simulateProject(seed)
  const closed = coverageClosedWeek(record)
  expect(record.slice(0, closed - 1).every(({ coverageAtEnd }) => coverageAtEnd < 1)).toBe(true)
  expect(record.slice(closed - 1).every(({ coverageAtEnd }) => coverageAtEnd === 1)).toBe(true)
  expect(record.at(-1)?.excluded).toBeLessThan(0.02 * binsPlanned)
})

test.each(seeds)('no bin is excluded before the first review, and no exclusion is taken back', (seed) => {
  const excluded = simulateProject(seed).map((week) => week.excluded)
  expect(excluded[26]).toBe(0)
  expect(excluded).toEqual(excluded.toSorted((a, b) => a - b))
})

test.each(seeds)('sign-off needs full coverage and the weeks without a new bug', (seed) => {
  const record = simulateProject(seed)
  const signedOff = signOffWeek(record)
  expect(signedOff).toBeGreaterThanOrEqual(coverageClosedWeek(record))
  expect(signedOff - lastBugWeek(record)).toBeGreaterThanOrEqual(quietWeeks)
  expect(record.slice(lastBugWeek(record)).every(({ newBugs }) => newBugs === 0)).toBe(true)
})

test('the bugs found, averaged over many projects, are those that the specification brings', () => {
  const counts = Array.from({ length: 100 }, (_, n) =>
    simulateProject(n + 1).reduce((sum, { newBugs }) => sum + newBugs, 0),
  )
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(mean).toBeGreaterThan(195)
  expect(mean).toBeLessThan(205)
})
