import { expect, test } from 'vitest'
import { capture, goodLevel, reset, stableFromMs, supplies, timesMs, triggerV } from './model.ts'

const seeds = [1, 2, 3]

test.each(seeds)('the first supply crosses the trigger level at 0 ms', (seed) => {
  expect(stableFromMs(capture(seed)[0] ?? [], triggerV)).toBeCloseTo(0, 1)
})

test.each(seeds)(
  'no supply starts before the previous one is good, and the reset is released last',
  (seed) => {
    const records = capture(seed)
    const goodAt = supplies.map(({ nominalV }, n) => stableFromMs(records[n] ?? [], goodLevel * nominalV))
    const startAt = [...supplies, reset].map(({ nominalV }, n) =>
      stableFromMs(records[n] ?? [], 0.05 * nominalV),
    )
    for (const [n, time] of goodAt.entries()) expect(startAt[n + 1]).toBeGreaterThan(time)
  },
)

test.each(seeds)('a good supply stays good while the next ones start', (seed) => {
  for (const [n, record] of capture(seed).slice(0, -1).entries()) {
    const limit = goodLevel * (supplies[n]?.nominalV ?? 0)
    const first = record.findIndex((volts) => volts >= limit)
    expect(Math.min(...record.slice(first))).toBeGreaterThanOrEqual(limit)
  }
})

test('the time at which a voltage is reached is interpolated between two samples', () => {
  const record = timesMs.map((time) => (time < 1 ? 0 : 2))
  const [before = 0] = timesMs.slice(timesMs.indexOf(1) - 1)
  expect(stableFromMs(record, 1)).toBeCloseTo((before + 1) / 2, 9)
})

test('records cover the whole screen', () => {
  expect(capture(1).map((record) => record.length)).toEqual([401, 401, 401, 401])
  expect([timesMs.at(0), timesMs.at(-1)]).toEqual([-2, 18])
})
