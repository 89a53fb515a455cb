import { expect, test } from 'vitest'
import { rows } from './layout.ts'
import { layers, makespan, run, shownPercent, shownSeconds, suiteLimitS, testCount } from './model.ts'

test('one worker takes the sum, many never less than the longest test or their share', () => {
  const durations = [5, 1, 2, 4, 3]
  expect(makespan(durations, 1)).toBe(15)
  expect(makespan(durations, 2)).toBe(8)
  expect(makespan(durations, 9)).toBe(5)
})

test('the suite is a pyramid: fewer tests in every layer, and each takes longer', () => {
  const tests = layers.map(({ tests }) => tests)
  const medians = layers.map(({ medianS }) => medianS)
  expect(tests).toEqual(tests.toSorted((a, b) => b - a))
  expect(medians).toEqual(medians.toSorted((a, b) => a - b))
  expect(testCount).toBe(tests.reduce((a, b) => a + b))
})

test('the tests at the top drive the user interface, and are called so', () => {
  expect(layers.at(-1)?.name).toBe('UI')
})

test('layers run one after the other, each within its limit', () => {
  let before = 0
  for (const { startS, endS, tookS, limitS } of run(2)) {
    expect(startS).toBe(before)
    expect(endS - startS).toBeCloseTo(tookS, 9)
    expect(tookS).toBeLessThan(limitS)
    before = endS
  }
  expect(before).toBeLessThan(suiteLimitS)
})

test('run time turns the pyramid over: the fewest tests take most of it', () => {
  const took = run(2).map(({ tookS }) => tookS)
  expect(took).toEqual(took.toSorted((a, b) => a - b))
})

test('a percentage is that of the seconds shown: 52 of 60 is 87 %', () => {
  const service = run(2).find(({ name }) => name === 'Service')
  expect(shownSeconds(service?.tookS ?? 0)).toBe('52')
  expect(shownPercent(service?.tookS ?? 0, service?.limitS ?? 0)).toBe(87)
})

test('the run leaves on a whole pixel, where the trace of the page continues', () => {
  expect((25 * rows.down(0)) % 1).toBeCloseTo(0, 9)
})
