// A verification project week by week: the functional coverage reached and the new bugs found.
// Random tests hit easy bins soon and rare bins only after many runs. Directed tests close the rest, and unreachable bins are
// excluded. Bugs follow the delayed S-shaped model (Yamada, Ohba and Osaki, IEEE Transactions on Reliability 32(5), 1983).
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

export const weekCount = 40
/** The versions of the specification: the bins each adds to the plan at the start of a week (from 0), and the bugs it brings. */
export const plan = [
  { week: 0, bins: 2980, bugs: 140 },
  { week: 14, bins: 1140, bugs: 60 },
]
export const binsPlanned = plan.reduce((sum, { bins }) => sum + bins, 0)
/** Sign-off requires full coverage and this many weeks in a row without a new bug. */
export const quietWeeks = 3

/** Random tests run per week once the environment is complete, and the weeks between which it grows to that rate. */
const testsPerWeek = 3000
const rampUp = { fromWeek: 1, toWeek: 20 }
/** The mean number of tests until a bin is hit is log-normally distributed. One bin in `oneInUnreachable` can never be hit. */
const testsToHit = { meanOfLog: 8, deviationOfLog: 2 }
const oneInUnreachable = 71
/** Bins that engineers close by directed tests, and exclude after review, in each week from `fromWeek` on. */
const directedTests = { fromWeek: 23, binsPerWeek: 34 }
const exclusionReviews = { fromWeek: 27, binsPerWeek: 10 }
/** The rate at which bugs are found, in the unit of the S-shaped model. */
const detectionPerWeek = 0.3

export interface Week {
  /** The share of bins hit, of those planned and not excluded, from 0 to 1. Bins added this week already count at its start. */
  coverageAtStart: number
  coverageAtEnd: number
  excluded: number
  newBugs: number
}

export function simulateProject(seed: number): Week[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed)
  const exponential = () => -Math.log(1 - random())
  let planned = 0
  let excluded = 0
  let testsRun = 0
  let unreachable = 0
  /** For each reachable bin that is still open, the total of random tests at which it will be hit. */
  let open: number[] = []
  const coverage = () => (planned - open.length - unreachable) / (planned - excluded)
  return Array.from({ length: weekCount }, (_, week) => {
    for (const { bins } of plan.filter((version) => version.week === week)) {
      const reachable = bins - Math.floor(bins / oneInUnreachable)
      const tests = () =>
        Math.exp(testsToHit.meanOfLog + testsToHit.deviationOfLog * gaussian()) * exponential()
      open = [...open, ...Array.from({ length: reachable }, () => testsRun + tests())]
      unreachable += bins - reachable
      planned += bins
    }
    const coverageAtStart = coverage()
    const rampedUp = (week - rampUp.fromWeek) / (rampUp.toWeek - rampUp.fromWeek)
    testsRun += testsPerWeek * Math.min(1, Math.max(0, rampedUp))
    open = open
      .filter((tests) => tests > testsRun)
      .slice(week >= directedTests.fromWeek ? directedTests.binsPerWeek : 0)
    if (week >= exclusionReviews.fromWeek)
      excluded = Math.min(unreachable, excluded + exclusionReviews.binsPerWeek)
    return {
      coverageAtStart,
      coverageAtEnd: coverage(),
      excluded,
      newBugs: poisson(expectedBugs(week), random),
    }
  })
}

/** The first week, counted from 1, that ends with full coverage. */
export function coverageClosedWeek(record: readonly Week[]): number {
  return record.findIndex(({ coverageAtEnd }) => coverageAtEnd === 1) + 1
}

/** The last week, counted from 1, with a new bug. */
export function lastBugWeek(record: readonly Week[]): number {
  return record.findLastIndex(({ newBugs }) => newBugs > 0) + 1
}

/** The first week, counted from 1, that meets both criteria for sign-off. */
export function signOffWeek(record: readonly Week[]): number {
  return Math.max(coverageClosedWeek(record), lastBugWeek(record) + quietWeeks)
}

/** The mean number of new bugs in a week, counted from 0. */
function expectedBugs(week: number): number {
  /** The share of a version's bugs found after a number of weeks. */
  const foundAfter = (weeks: number) => {
    const x = detectionPerWeek * Math.max(0, weeks)
    return 1 - (1 + x) * Math.exp(-x)
  }
  return plan.reduce(
    (sum, version) =>
      sum + version.bugs * (foundAfter(week + 1 - version.week) - foundAfter(week - version.week)),
    0,
  )
}

/** A random count from a Poisson distribution, by Knuth's method. */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count++
  return count
}
