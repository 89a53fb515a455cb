import { expect, test } from 'vitest'
import { projectsByMonths, share, total } from './durations.ts'

test('has as many projects in its bins as the page states', () => {
  expect(total).toBe(projectsByMonths.reduce((sum, count) => sum + count))
  expect(total).toBeGreaterThanOrEqual(1000)
})

test('computes shares from the bins, and 100 % for all of them', () => {
  expect(share(0, projectsByMonths.length)).toBe(100)
  expect(share(0, 3) + share(3, 12) + share(12, 24)).toBeCloseTo(100, 9)
  const counted = projectsByMonths.filter((_, month) => month >= 3 && month < 12)
  expect(share(3, 12)).toBeCloseTo((100 * counted.reduce((sum, count) => sum + count)) / total, 9)
})

test('has typical projects of 3 to 12 months, as the FAQ says', () => {
  expect(share(3, 12)).toBeGreaterThan(80)
})
