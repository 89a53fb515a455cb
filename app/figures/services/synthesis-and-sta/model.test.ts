import { expect, test } from 'vitest'
import {
  analyzeEndpoints,
  binWidthPs,
  clockPeriodPs,
  countByBin,
  endpointCount,
  shownPs,
  summarize,
} from './model.ts'

const endpoints = analyzeEndpoints(11)
const { worstPs, totalPs, failingCount, causes } = summarize(endpoints)
const fromPs = shownPs.from
const bins = countByBin(endpoints, fromPs, shownPs.to)

test('the worst slack is in the first bin that is not empty, and the bins below zero hold the failing endpoints', () => {
  const first = bins.findIndex((count) => count > 0)
  expect(worstPs).toBeGreaterThanOrEqual(fromPs + first * binWidthPs)
  expect(worstPs).toBeLessThan(fromPs + (first + 1) * binWidthPs)
  expect(bins.slice(0, -fromPs / binWidthPs).reduce((sum, count) => sum + count)).toBe(failingCount)
})

test('total negative slack lies between the worst endpoint and all failing endpoints at the worst slack', () => {
  expect(totalPs).toBeLessThan(worstPs)
  expect(totalPs).toBeGreaterThan(failingCount * worstPs)
})

test('the causes add up to the failing endpoints, most frequent first', () => {
  expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(failingCount)
  expect(causes.map(({ count }) => count)).toEqual(causes.map(({ count }) => count).toSorted((a, b) => b - a))
})

test('optimization piles paths up just above zero: the fullest bin is the first one there', () => {
  expect(bins.indexOf(Math.max(...bins))).toBe(-fromPs / binWidthPs)
})

test('no slack exceeds the clock period, and all endpoints are drawn', () => {
  expect(endpoints).toHaveLength(endpointCount)
  expect(Math.max(...endpoints.map(({ slackPs }) => slackPs))).toBeLessThan(clockPeriodPs)
  expect(bins.reduce((sum, count) => sum + count)).toBe(endpointCount)
})

test('the same seed gives the same report', () => {
  expect(analyzeEndpoints(11)).toEqual(endpoints)
})
