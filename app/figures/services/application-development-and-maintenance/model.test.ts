import { expect, test } from 'vitest'
import { calendar, commits, medianOf, trains } from './model.ts'

const features = commits(8)
const { interval } = calendar
const cutoffToRelease = calendar.test + calendar.staging

test('trains leave at equal intervals, and board from one cutoff to the next', () => {
  for (const [n, { boardsFrom, cutoff, release }] of trains.entries()) {
    expect(boardsFrom).toBe(trains[n - 1]?.cutoff ?? 0)
    expect(cutoff - boardsFrom).toBe(interval)
    expect(release - cutoff).toBe(cutoffToRelease)
  }
})

test('every feature takes the first train that it can', () => {
  expect(features.length).toBeGreaterThan(trains.length)
  for (const { commit, train } of features) {
    expect(commit).toBeGreaterThan(train.boardsFrom)
    expect(commit).toBeLessThanOrEqual(train.cutoff)
  }
})

test('lead time is no shorter than from cutoff to release, and at most an interval longer', () => {
  for (const { commit, train, leadTime } of features) {
    expect(commit + leadTime).toBe(train.release)
    expect(leadTime).toBeGreaterThanOrEqual(cutoffToRelease)
    expect(leadTime).toBeLessThan(cutoffToRelease + interval)
  }
})

test('nothing is committed at a weekend', () => {
  const weekday = (day: number) => (Math.floor(day) + 2) % 7
  expect(features.filter(({ commit }) => weekday(commit) === 6 || weekday(commit) === 0)).toEqual([])
})

test('half of the lead times are no longer than the median, half no shorter', () => {
  const median = medianOf(features).leadTime
  const count = (holds: (leadTime: number) => boolean) =>
    features.filter(({ leadTime }) => holds(leadTime)).length
  expect(features.length % 2).toBe(1)
  expect(count((leadTime) => leadTime < median)).toBe(count((leadTime) => leadTime > median))
  expect(() => medianOf([])).toThrow(RangeError)
})
