// A verification project week by week: how much of the functional coverage is hit, and how many new bugs are found.
// Random tests hit bins at rates that spread over decades; what they leave open is closed by directed tests, or excluded
// where it is unreachable. Bugs follow the delayed S-shaped model (Yamada, Ohba and Osaki, IEEE Transactions on
// Reliability 32(5), 1983).
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

export const weeks = 40
/** What the specification asks for: bins planned, and in which week; each part brings bugs of its own. */
export const plan = [
  { week: 0, bins: 2980, bugs: 140 },
  { week: 14, bins: 1140, bugs: 60 },
]
export const binsPlanned = plan.reduce((sum, { bins }) => sum + bins, 0)
/** Sign-off: everything covered, and this many weeks in a row without a new bug. */
export const quietWeeks = 3

/** Random tests a week, once the environment is complete; it grows from the second week on. */
const testsPerWeek = 3000
const growth = { from: 1, to: 20 }
/** How many tests it takes to hit a bin: the natural logarithm of the mean, its deviation; some bins cannot be hit. */
const effort = { mean: 8, deviation: 2 }
const oneInUnreachable = 71
/** What engineers close by hand in a week, from a week on. */
const directed = { from: 23, bins: 34 }
const reviewed = { from: 27, bins: 10 }
/** How quickly the bugs of a part are found, per week. */
const detection = 0.3

export interface Week {
  /** The part of the bins that is hit, of those planned and not excluded: 0 to 1. */
  coverage: number
  excluded: number
  newBugs: number
}

/** The project's record, at the end of each week from the first to the last. */
export function project(seed: number): Week[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed)
  const exponential = () => -Math.log(1 - random())
  let planned = 0
  let excluded = 0
  let testsRun = 0
  let unreachable = 0
  /** The open bins, as the number of tests run by the time each is hit. */
  let open: number[] = []
  return Array.from({ length: weeks }, (_, week) => {
    for (const { bins } of plan.filter((part) => part.week === week)) {
      const reachable = bins - Math.floor(bins / oneInUnreachable)
      const tests = () => Math.exp(effort.mean + effort.deviation * gaussian()) * exponential()
      open = [...open, ...Array.from({ length: reachable }, () => testsRun + tests())]
      unreachable += bins - reachable
      planned += bins
    }
    testsRun += testsPerWeek * Math.min(1, Math.max(0, (week - growth.from) / (growth.to - growth.from)))
    open = open.filter((tests) => tests > testsRun).slice(week >= directed.from ? directed.bins : 0)
    if (week >= reviewed.from) excluded = Math.min(unreachable, excluded + reviewed.bins)
    const hit = planned - open.length - unreachable
    return { coverage: hit / (planned - excluded), excluded, newBugs: poisson(bugRate(week), random) }
  })
}

/** The number of weeks, from the start, after which everything is covered. */
export function closedAfter(record: readonly Week[]): number {
  return record.findIndex(({ coverage }) => coverage === 1) + 1
}

/** The number of weeks after which the last bug has been found. */
export function lastBugAfter(record: readonly Week[]): number {
  return record.findLastIndex(({ newBugs }) => newBugs > 0) + 1
}

/** The number of weeks after which the criteria of sign-off are met. */
export function signedOffAfter(record: readonly Week[]): number {
  return Math.max(closedAfter(record), lastBugAfter(record) + quietWeeks)
}

/** Bugs to be expected in a week, counted from 0. */
function bugRate(week: number): number {
  const found = (time: number) => (time <= 0 ? 0 : 1 - (1 + detection * time) * Math.exp(-detection * time))
  return plan.reduce(
    (sum, part) => sum + part.bugs * (found(week + 1 - part.week) - found(week - part.week)),
    0,
  )
}

/** A random count with a mean, by Knuth's method. */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count++
  return count
}
