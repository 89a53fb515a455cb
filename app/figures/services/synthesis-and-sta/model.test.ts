import { expect, test } from 'vitest'
import { analyze, binWidth, clockPeriod, endpointCount, histogram, summary } from './model.ts'

const endpoints = analyze(11)
const { worst, total, failing, causes } = summary(endpoints)
const from = -200
const bins = histogram(endpoints, from, 500)

test('worst slack lies in the first bin that is not empty, and bins below zero hold what fails', () => {
  const first = bins.findIndex((count) => count > 0)
  expect(worst).toBeGreaterThanOrEqual(from + first * binWidth)
  expect(worst).toBeLessThan(from + (first + 1) * binWidth)
  expect(bins.slice(0, -from / binWidth).reduce((sum, count) => sum + count)).toBe(failing)
})

test('total negative slack is no better than the worst endpoint, no worse than all at the worst', () => {
  expect(total).toBeLessThan(worst)
  expect(total).toBeGreaterThan(failing * worst)
})

test('every failing endpoint has one cause, the most frequent first', () => {
  expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(failing)
  expect(causes.map(({ count }) => count)).toEqual(causes.map(({ count }) => count).toSorted((a, b) => b - a))
})

test('optimization leaves a wall: the fullest bin is the first one above zero', () => {
  expect(bins.indexOf(Math.max(...bins))).toBe(-from / binWidth)
})

test('no path is faster than its clock allows, and nearly all of them are drawn', () => {
  expect(endpoints).toHaveLength(endpointCount)
  expect(Math.max(...endpoints.map(({ slack }) => slack))).toBeLessThan(clockPeriod)
  const drawn = bins.reduce((sum, count) => sum + count)
  expect(drawn / endpointCount).toBeGreaterThan(0.995)
})

test('the same report every time', () => {
  expect(analyze(11)).toEqual(endpoints)
})
