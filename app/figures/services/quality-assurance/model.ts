// A test suite in layers, and how long it runs. The durations of tests are log-normally distributed. In each layer the next test goes
// to the first free worker (list scheduling, Graham, 1966), and a layer starts when the one below it has passed.
import { gaussianFrom } from '#app/figures/models/noise.ts'

export interface Layer {
  name: string
  tests: number
  /** Half of the tests take longer than this. */
  medianS: number
  workers: number
  /** A change fails if the median of three runs is longer, even if all assertions pass. */
  limitS: number
}

/** From the base up. */
export const layers: readonly Layer[] = [
  { name: 'Unit', tests: 1840, medianS: 0.008, workers: 4, limitS: 10 },
  { name: 'Component', tests: 980, medianS: 0.045, workers: 4, limitS: 20 },
  { name: 'Contract', tests: 460, medianS: 0.15, workers: 4, limitS: 30 },
  { name: 'Service', tests: 210, medianS: 0.8, workers: 4, limitS: 60 },
  { name: 'UI', tests: 64, medianS: 9.5, workers: 8, limitS: 120 },
]

export const testCount = layers.reduce((sum, { tests }) => sum + tests, 0)
export const suiteLimitS = layers.reduce((sum, { limitS }) => sum + limitS, 0)

/** The standard deviation of the logarithm of a test's duration. */
const logDeviation = 0.6

/** Runs all layers, one after the other: when each starts and ends, and how long it takes. */
export function run(seed: number) {
  const gaussian = gaussianFrom(seed)
  let nextStartS = 0
  return layers.map((layer) => {
    const durationsS = Array.from(
      { length: layer.tests },
      () => layer.medianS * Math.exp(logDeviation * gaussian()),
    )
    const tookS = makespan(durationsS, layer.workers)
    const startS = nextStartS
    nextStartS += tookS
    return { ...layer, startS, endS: nextStartS, tookS }
  })
}

/** How long the workers take for all tests, in the order given. */
export function makespan(durations: readonly number[], workers: number): number {
  const freeAt: number[] = new Array(workers).fill(0)
  for (const duration of durations) {
    const first = freeAt.indexOf(Math.min(...freeAt))
    freeAt[first] = (freeAt[first] ?? 0) + duration
  }
  return Math.max(...freeAt)
}

/** Seconds as the figure shows them: with one decimal below ten. */
export const shownSeconds = (timeS: number) => timeS.toFixed(timeS < 10 ? 1 : 0)

/** A time in percent of another, taken from the seconds that are shown, so that a reader who divides them gets the same. */
export const shownPercent = (partS: number, wholeS: number) =>
  Math.round((100 * Number(shownSeconds(partS))) / Number(shownSeconds(wholeS)))
