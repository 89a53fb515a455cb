// A test suite in layers, and how long it runs. Durations of tests spread log-normally; in each layer the next test goes to the
// first worker that is free (list scheduling, Graham, 1966), and a layer starts when the one below it has passed.
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** All times in seconds. */
export interface Layer {
  name: string
  tests: number
  /** What a test takes: half of them take longer. */
  median: number
  workers: number
  /** A run that takes longer fails, even if all assertions pass. */
  budget: number
}

/** From the base up. */
export const layers: readonly Layer[] = [
  { name: 'Unit', tests: 1840, median: 0.008, workers: 4, budget: 10 },
  { name: 'Component', tests: 980, median: 0.045, workers: 4, budget: 20 },
  { name: 'Contract', tests: 460, median: 0.15, workers: 4, budget: 30 },
  { name: 'Service', tests: 210, median: 0.8, workers: 4, budget: 60 },
  { name: 'Interface', tests: 64, median: 9.5, workers: 8, budget: 120 },
]

export const testCount = layers.reduce((sum, { tests }) => sum + tests, 0)
export const budget = layers.reduce((sum, { budget }) => sum + budget, 0)

/** The deviation of the logarithm of what tests take. */
const spread = 0.6

/** Runs all layers, one after the other: when each starts and ends, and how long it takes. */
export function run(seed: number) {
  const gaussian = gaussianFrom(seed)
  let start = 0
  return layers.map((layer) => {
    const durations = Array.from({ length: layer.tests }, () => layer.median * Math.exp(spread * gaussian()))
    const took = makespan(durations, layer.workers)
    const from = start
    start += took
    return { ...layer, start: from, end: start, took }
  })
}

/** How long the workers take for all tests, in their order. */
export function makespan(durations: readonly number[], workers: number): number {
  const freeAt: number[] = new Array(workers).fill(0)
  for (const duration of durations) {
    const first = freeAt.indexOf(Math.min(...freeAt))
    freeAt[first] = (freeAt[first] ?? 0) + duration
  }
  return Math.max(...freeAt)
}
