import { expect, test } from 'vitest'
import {
  delayPsAt,
  measureShmoo,
  operatingPoint,
  passBorder,
  periodsPs,
  retentionMv,
  shortestPeriodPsAt,
  suppliesMv,
  vminMvAt,
} from './model.ts'

const seeds = [1, 2, 3, 135]

test('delay grows as the supply voltage falls, faster toward the threshold', () => {
  const delays = suppliesMv.map(delayPsAt)
  const steps = delays.slice(1).map((delay, n) => delay - (delays[n] ?? Number.NaN))
  expect(steps.every((step) => step > 0)).toBe(true)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test.each(seeds)(
  'where a period passes, all longer ones pass, and below the retention voltage none does',
  (seed) => {
    for (const [n, row] of measureShmoo(seed).entries()) {
      expect(row).toHaveLength(periodsPs.length)
      expect(row).toEqual(row.toSorted((a, b) => Number(a) - Number(b)))
      expect(row.includes(true)).toBe((suppliesMv[n] ?? 0) >= retentionMv)
    }
  },
)

test.each(seeds)('Vmin and the shortest period lie on the border between pass and fail', (seed) => {
  const results = measureShmoo(seed)
  const passes = (supply: number, period: number) =>
    results[suppliesMv.indexOf(supply)]?.[periodsPs.indexOf(period)]
  const vmin = vminMvAt(results, operatingPoint.periodPs) ?? Number.NaN
  expect(suppliesMv.filter((supply) => supply >= vmin).every((supply) => passes(supply, 2000))).toBe(true)
  expect(passes(vmin - 25, operatingPoint.periodPs)).toBe(false)
  const fastest = shortestPeriodPsAt(results, operatingPoint.supplyMv) ?? Number.NaN
  expect(passes(operatingPoint.supplyMv, fastest)).toBe(true)
  expect(passes(operatingPoint.supplyMv, fastest - 50)).toBe(false)
})

test('where nothing passes there is no Vmin and no shortest period', () => {
  const nothing = suppliesMv.map(() => periodsPs.map(() => false))
  expect(vminMvAt(nothing, 2000)).toBeUndefined()
  expect(shortestPeriodPsAt(nothing, 900)).toBeUndefined()
})

test.each(seeds)('the border separates passes from fails, and ends at the right edge', (seed) => {
  const results = measureShmoo(seed)
  const border = passBorder(results)
  const [, lastRow] = border.at(-1) ?? []
  for (const [row, points] of results.entries()) {
    const [x] = border[2 * row] ?? []
    for (const [column, pass] of points.entries())
      expect(pass).toBe(row < Number(lastRow) && column >= Number(x))
  }
  expect(border.at(-1)).toEqual([periodsPs.length, suppliesMv.indexOf(retentionMv) + 1])
})
