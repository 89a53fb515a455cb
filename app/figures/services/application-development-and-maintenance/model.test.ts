import { expect, test } from 'vitest'
import { calendar, commits, medianOf, trains } from './model.ts'

const features = commits(8)
const { intervalDays } = calendar
const cutoffToReleaseDays = calendar.testDays + calendar.stagingDays

test('trains leave at equal intervals, and board from one cutoff to the next', () => {
  for (const [n, { boardsFrom, cutoff, release }] of trains.entries()) {
    expect(boardsFrom).toBe(trains[n - 1]?.cutoff ?? 0)
    expect(cutoff - boardsFrom).toBe(intervalDays)
    expect(release - cutoff).toBe(cutoffToReleaseDays)
  }
})

test('every feature takes the first train whose cutoff it meets', () => {
  expect(features.length).toBeGreaterThan(trains.length)
  for (const { commit, train } of features) {
    expect(commit).toBeGreaterThan(train.boardsFrom)
    expect(commit).toBeLessThanOrEqual(train.cutoff)
  }
})

test('lead time is no shorter than from cutoff to release, and at most an interval longer', () => {
  for (const { commit, train, leadTimeDays } of features) {
    expect(commit + leadTimeDays).toBe(train.release)
    expect(leadTimeDays).toBeGreaterThanOrEqual(cutoffToReleaseDays)
    expect(leadTimeDays).toBeLessThan(cutoffToReleaseDays + intervalDays)
  }
})

test('nothing is committed at a weekend', () => {
  const weekday = (day: number) => (Math.floor(day) + 2) % 7
  expect(features.filter(({ commit }) => weekday(commit) === 6 || weekday(commit) === 0)).toEqual([])
})

test('half of the lead times are no longer than the median, half no shorter, and it is less than a week', () => {
  const median = medianOf(features).leadTimeDays
  const count = (holds: (leadTimeDays: number) => boolean) =>
    features.filter(({ leadTimeDays }) => holds(leadTimeDays)).length
  expect(features.length % 2).toBe(1)
  expect(count((leadTimeDays) => leadTimeDays < median)).toBe(count((leadTimeDays) => leadTimeDays > median))
  expect(median).toBeLessThan(7)
  expect(() => medianOf([])).toThrow(RangeError)
})
