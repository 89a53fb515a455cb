import { expect, test } from 'vitest'
import { capture, good, reached, reset, supplies, times, trigger } from './model.ts'

const seeds = [1, 2, 3]

test.each(seeds)('the first supply crosses the trigger at 0', (seed) => {
  expect(reached(capture(seed)[0] ?? [], trigger)).toBeCloseTo(0, 1)
})

test.each(seeds)('no supply starts before the one ahead of it is good, the reset last of all', (seed) => {
  const records = capture(seed)
  const goodAt = supplies.map(({ nominal }, n) => reached(records[n] ?? [], good * nominal))
  const startAt = [...supplies, reset].map(({ nominal }, n) => reached(records[n] ?? [], 0.05 * nominal))
  for (const [n, time] of goodAt.entries()) expect(startAt[n + 1]).toBeGreaterThan(time)
})

test.each(seeds)('a supply that is good stays good while the next ones start', (seed) => {
  for (const [n, record] of capture(seed).slice(0, -1).entries()) {
    const limit = good * (supplies[n]?.nominal ?? 0)
    const first = record.findIndex((volts) => volts >= limit)
    expect(Math.min(...record.slice(first))).toBeGreaterThanOrEqual(limit)
  }
})

test('a voltage is reached where the line between two samples crosses it', () => {
  const record = times.map((time) => (time < 1 ? 0 : 2))
  const [before = 0] = times.slice(times.indexOf(1) - 1)
  expect(reached(record, 1)).toBeCloseTo((before + 1) / 2, 9)
})

test('records reach over the whole screen', () => {
  expect(capture(1).map((record) => record.length)).toEqual([401, 401, 401, 401])
  expect([times.at(0), times.at(-1)]).toEqual([-2, 18])
})
