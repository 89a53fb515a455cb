import { expect, test } from 'vitest'
import { budget, layers, makespan, run, testCount } from './model.ts'

test('one worker takes the sum, many never less than the longest test or their share', () => {
  const durations = [5, 1, 2, 4, 3]
  expect(makespan(durations, 1)).toBe(15)
  expect(makespan(durations, 2)).toBe(8)
  expect(makespan(durations, 9)).toBe(5)
})

test('the suite is a pyramid: fewer tests in every layer, and each takes longer', () => {
  const tests = layers.map(({ tests }) => tests)
  const medians = layers.map(({ median }) => median)
  expect(tests).toEqual(tests.toSorted((a, b) => b - a))
  expect(medians).toEqual(medians.toSorted((a, b) => a - b))
  expect(testCount).toBe(tests.reduce((a, b) => a + b))
})

test('layers run one after the other, each within its budget', () => {
  let before = 0
  for (const { start, end, took, budget } of run(2)) {
    expect(start).toBe(before)
    expect(end - start).toBeCloseTo(took, 9)
    expect(took).toBeLessThan(budget)
    before = end
  }
  expect(before).toBeLessThan(budget)
})

test('run time turns the pyramid over: the fewest tests take most of it', () => {
  const took = run(2).map((layer) => layer.took)
  expect(took).toEqual(took.toSorted((a, b) => a - b))
})
