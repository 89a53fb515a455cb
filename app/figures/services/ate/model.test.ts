import { expect, test } from 'vitest'
import {
  borderOf,
  delayAt,
  fastestAt,
  operatingPoint,
  periods,
  retention,
  supplies,
  sweep,
  vminAt,
} from './model.ts'

const seeds = [1, 2, 3, 135]

test('less supply, more delay, and ever more of it towards the threshold', () => {
  const delays = supplies.map(delayAt)
  const steps = delays.slice(1).map((delay, n) => delay - (delays[n] ?? Number.NaN))
  expect(steps.every((step) => step > 0)).toBe(true)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test.each(seeds)(
  'a longer period never fails where a shorter one passes, and below retention nothing passes',
  (seed) => {
    for (const [n, row] of sweep(seed).entries()) {
      expect(row).toHaveLength(periods.length)
      expect(row).toEqual(row.toSorted((a, b) => Number(a) - Number(b)))
      expect(row.includes(true)).toBe((supplies[n] ?? 0) >= retention)
    }
  },
)

test.each(seeds)('Vmin and the shortest period lie on the border of the array', (seed) => {
  const results = sweep(seed)
  const passes = (supply: number, period: number) =>
    results[supplies.indexOf(supply)]?.[periods.indexOf(period)]
  const vmin = vminAt(results, operatingPoint.period) ?? Number.NaN
  expect(supplies.filter((supply) => supply >= vmin).every((supply) => passes(supply, 2000))).toBe(true)
  expect(passes(vmin - 25, operatingPoint.period)).toBe(false)
  const fastest = fastestAt(results, operatingPoint.supply) ?? Number.NaN
  expect(passes(operatingPoint.supply, fastest)).toBe(true)
  expect(passes(operatingPoint.supply, fastest - 50)).toBe(false)
})

test('where nothing passes there is no Vmin and no shortest period', () => {
  const nothing = supplies.map(() => periods.map(() => false))
  expect(vminAt(nothing, 2000)).toBeUndefined()
  expect(fastestAt(nothing, 900)).toBeUndefined()
})

test.each(seeds)('the border parts every pass from every fail, and ends on the right edge', (seed) => {
  const results = sweep(seed)
  const border = borderOf(results)
  const [, lastRow] = border.at(-1) ?? []
  for (const [row, points] of results.entries()) {
    const [x] = border[2 * row] ?? []
    for (const [column, pass] of points.entries())
      expect(pass).toBe(row < Number(lastRow) && column >= Number(x))
  }
  expect(border.at(-1)).toEqual([periods.length, supplies.indexOf(retention) + 1])
})
