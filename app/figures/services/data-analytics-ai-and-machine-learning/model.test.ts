import { expect, test } from 'vitest'
import { countingRule, epochs, featureCount, patience, stopEarly, train } from './model.ts'

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
  expect(validation.at(-1)).toBeGreaterThan(1.05 * Number(validation[run.best]))
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

test('the baseline knows more than a coin', () => {
  expect(run.rule.loss).toBeLessThan(Math.LN2)
  expect(run.rule.wrong).toBeLessThan(0.5)
})

test('the kept model beats the baseline on unseen records, by more than the confidence interval of the difference', () => {
  expect(run.difference.mean).toBeCloseTo(run.rule.loss - run.model.loss, 12)
  expect(run.difference.mean).toBeGreaterThan(run.difference.halfWidth)
  expect(run.model.wrong).toBeLessThan(run.rule.wrong)
})

test('the baseline returns how often label 1 came with a count, with one more example of each label', () => {
  const high = Array.from({ length: featureCount.counted }, () => 1)
  const low = high.map(() => -1)
  const rule = countingRule([
    { features: high, label: 1 },
    { features: high, label: 1 },
    { features: high, label: 0 },
    { features: low, label: 0 },
  ])
  expect(rule(high)).toBeCloseTo(3 / 5, 12)
  expect(rule(low)).toBeCloseTo(1 / 3, 12)
  expect(rule([1, ...low.slice(1)])).toBe(0.5)
})
