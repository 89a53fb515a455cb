import { expect, test } from 'vitest'
import {
  firstProcessMs,
  idleCurrentA,
  inputCurrentA,
  loadCurrentA,
  loginPromptMs,
  longestStep,
  stageSpans,
  stages,
  stepSpans,
} from './model.ts'

test('a stage starts where the previous one hands over, and takes as long as its steps', () => {
  expect(stageSpans[0]?.from).toBe(0)
  for (const [n, { from, to }] of stageSpans.entries()) {
    expect(from).toBe(stageSpans[n - 1]?.to ?? 0)
    const steps = stages[n]?.steps.map(({ durationMs }) => durationMs) ?? []
    expect(to - from).toBeCloseTo(steps.reduce((a, b) => a + b))
    expect(stepSpans[n]?.[0]?.from).toBe(from)
    expect(stepSpans[n]?.at(-1)?.to).toBeCloseTo(to)
  }
})

test('the first process starts before user space, and the prompt comes at the end of it', () => {
  expect(firstProcessMs).toBe(stageSpans.at(-2)?.to)
  expect(loginPromptMs).toBe(stageSpans.at(-1)?.to)
})

test('reading an image takes its size divided by the rate', () => {
  const [, , loader] = stages
  const read = loader?.steps.find(({ name }) => name === 'Read image')
  expect(read?.durationMs).toBeCloseTo((14 / 145) * 1000)
})

test('no step before the first process takes longer than the longest one', () => {
  const before = stages.slice(0, -1).flatMap(({ steps }) => steps)
  expect(Math.max(...before.map(({ durationMs }) => durationMs))).toBe(longestStep.durationMs)
})

test('the current follows the load: it starts at zero and settles at the prompt', () => {
  const samples = inputCurrentA(loginPromptMs + 200, 8, 7)
  const mean = (from: number, to: number) => {
    const window = samples.filter(([time]) => time >= from && time < to).map(([, current]) => current)
    return window.reduce((a, b) => a + b) / window.length
  }
  expect(samples[0]?.[1]).toBeLessThan(loadCurrentA(0))
  expect(mean(loginPromptMs + 60, loginPromptMs + 200)).toBeCloseTo(idleCurrentA, 2)
  const [from = 0, to = 0] = Object.values(stageSpans.at(-1) ?? {})
  expect(mean(from + 50, to - 150)).toBeCloseTo(loadCurrentA(from + 50), 1)
})
