import { expect, test } from 'vitest'
import { percentBetween, projectCount, projectsByMonths } from './durations.ts'

test('has as many projects in its bins as the page states', () => {
  expect(projectCount).toBe(projectsByMonths.reduce((sum, count) => sum + count))
  expect(projectCount).toBeGreaterThanOrEqual(1000)
})

test('computes shares from the bins, and 100 % for all of them', () => {
  expect(percentBetween(0, projectsByMonths.length)).toBe(100)
  expect(percentBetween(0, 3) + percentBetween(3, 12) + percentBetween(12, 24)).toBeCloseTo(100, 9)
  const counted = projectsByMonths.filter((_, month) => month >= 3 && month < 12)
  expect(percentBetween(3, 12)).toBeCloseTo(
    (100 * counted.reduce((sum, count) => sum + count)) / projectCount,
    9,
  )
})

test('has typical projects of 3 to 12 months, as the FAQ says', () => {
  expect(percentBetween(3, 12)).toBeGreaterThan(80)
})
