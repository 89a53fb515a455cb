import { expect, test } from 'vitest'
import { epochs, lossOfRule, patience, stopEarly, train } from './model.ts'

const run = train(8)
const validation = run.losses.map((loss) => loss.validation)

test('an untrained model is as good as a coin', () => {
  expect(run.losses[0]?.training).toBeCloseTo(Math.LN2, 12)
  expect(run.losses[0]?.validation).toBeCloseTo(Math.LN2, 12)
  expect(run.losses).toHaveLength(epochs + 1)
})

test('the training loss keeps falling, the validation loss ends above its minimum', () => {
  const everyTenth = run.losses.filter((_, epoch) => epoch % 10 === 0).map(({ training }) => training)
  expect(everyTenth).toEqual(everyTenth.toSorted((a, b) => b - a))
  expect(validation[run.best]).toBe(Math.min(...validation))
  expect(validation.at(-1)).toBeGreaterThan(Number(validation[run.best]) + run.test.halfWidth)
})

test('training stops when no epoch was better for as long as patience allows', () => {
  expect(run.stopped).toBe(run.best + patience)
  expect(Math.min(...validation.slice(run.best + 1, run.stopped + 1))).toBeGreaterThan(
    Number(validation[run.best]),
  )
})

test('a loss that keeps falling is never stopped', () => {
  expect(stopEarly([3, 2, 1])).toEqual({ best: 2, stopped: 2 })
})

test('the kept model beats the baseline on unseen records by more than its confidence interval', () => {
  expect(run.test.loss + run.test.halfWidth).toBeLessThan(run.rule)
})

test('the baseline is the entropy of the labels', () => {
  const labels = (...all: number[]) => all.map((label) => ({ features: [], label }))
  expect(lossOfRule(labels(0, 1, 1, 0))).toBeCloseTo(Math.LN2, 12)
  expect(lossOfRule(labels(0, 0, 0, 1))).toBeCloseTo(0.5623, 4)
})
