import { expect, test } from 'vitest'
import {
  firstProcess,
  idleCurrent,
  inputCurrent,
  loadAt,
  loginPrompt,
  longestStep,
  spans,
  stages,
  stepSpans,
} from './model.ts'

test('each stage starts where the one before hands over, and takes what its steps take', () => {
  expect(spans[0]?.from).toBe(0)
  for (const [n, { from, to }] of spans.entries()) {
    expect(from).toBe(spans[n - 1]?.to ?? 0)
    const steps = stages[n]?.steps.map(({ duration }) => duration) ?? []
    expect(to - from).toBeCloseTo(steps.reduce((a, b) => a + b))
    expect(stepSpans[n]?.[0]?.from).toBe(from)
    expect(stepSpans[n]?.at(-1)?.to).toBeCloseTo(to)
  }
})

test('the first process starts after all stages but user space; the prompt ends the last', () => {
  expect(firstProcess).toBe(spans.at(-2)?.to)
  expect(loginPrompt).toBe(spans.at(-1)?.to)
})

test('what a step reads takes its size by its rate', () => {
  const [, , loader] = stages
  const read = loader?.steps.find(({ name }) => name === 'Read image')
  expect(read?.duration).toBeCloseTo((14 / 145) * 1000)
})

test('no step before the first process is longer than the longest', () => {
  const before = stages.slice(0, -1).flatMap(({ steps }) => steps)
  expect(Math.max(...before.map(({ duration }) => duration))).toBe(longestStep.duration)
})

test('the current follows the load: it starts at zero and settles at the prompt', () => {
  const samples = inputCurrent(loginPrompt + 200, 8, 7)
  const mean = (from: number, to: number) => {
    const window = samples.filter(([time]) => time >= from && time < to).map(([, current]) => current)
    return window.reduce((a, b) => a + b) / window.length
  }
  expect(samples[0]?.[1]).toBeLessThan(loadAt(0))
  expect(mean(loginPrompt + 60, loginPrompt + 200)).toBeCloseTo(idleCurrent, 2)
  const [from = 0, to = 0] = Object.values(spans.at(-1) ?? {})
  expect(mean(from + 50, to - 150)).toBeCloseTo(loadAt(from + 50), 1)
})
