import { expect, test } from 'vitest'
import { projectsByMonths, share, total } from './durations.ts'

test('the bins hold the thousand projects that the page speaks of', () => {
  expect(total).toBe(projectsByMonths.reduce((sum, count) => sum + count))
  expect(total).toBeGreaterThanOrEqual(1000)
})

test('shares follow from the bins, and the whole is all of them', () => {
  expect(share(0, projectsByMonths.length)).toBe(100)
  expect(share(0, 3) + share(3, 12) + share(12, 24)).toBeCloseTo(100, 9)
  const counted = projectsByMonths.filter((_, month) => month >= 3 && month < 12)
  expect(share(3, 12)).toBeCloseTo((100 * counted.reduce((sum, count) => sum + count)) / total, 9)
})

test('typical projects run 3 to 12 months, as the FAQ says', () => {
  expect(share(3, 12)).toBeGreaterThan(80)
})
