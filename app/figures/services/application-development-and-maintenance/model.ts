// A release train: features board until a cutoff, pass test and staging together, and go live on a fixed date. Lead time is the lead
// time for changes as DORA (DevOps Research and Assessment) defines it: from the commit until the change runs in production.
import { randomFrom } from '#app/figures/models/noise.ts'

/** Day 0 is a Tuesday, as are all cutoffs; releases are on Thursdays. */
export const calendar = { intervalDays: 7, testDays: 1, stagingDays: 1, trainCount: 4 }
export const lastDay = 35

const weekday = { saturday: 4, sunday: 5 }
const officeHours = { from: 9 / 24, to: 18 / 24 }
const mostCommitsPerDay = 3

/** Dates as days of the calendar, with the time of day as a fraction. */
export interface Train {
  boardsFrom: number
  cutoff: number
  /** The end of test, when staging begins. */
  tested: number
  release: number
}

export interface Feature {
  commit: number
  train: Train
  leadTimeDays: number
}

export const trains: readonly Train[] = Array.from({ length: calendar.trainCount }, (_, n) => {
  const boardsFrom = n * calendar.intervalDays
  const cutoff = boardsFrom + calendar.intervalDays
  const tested = cutoff + calendar.testDays
  return { boardsFrom, cutoff, tested, release: tested + calendar.stagingDays }
})

/** Random commits in office hours up to the last cutoff. A feature takes the first train whose cutoff it meets. */
export function commits(seed: number): Feature[] {
  const random = randomFrom(seed)
  const days = Array.from({ length: trains.at(-1)?.cutoff ?? 0 }, (_, day) => day)
  return days
    .filter((day) => day % 7 !== weekday.saturday && day % 7 !== weekday.sunday)
    .flatMap((day) =>
      Array.from({ length: Math.floor(random() * (mostCommitsPerDay + 1)) }, () => {
        const { from, to } = officeHours
        return day + from + (to - from) * random()
      }).toSorted((a, b) => a - b),
    )
    .flatMap((commit) => {
      const train = trains.find(({ cutoff }) => commit <= cutoff)
      return train ? [{ commit, train, leadTimeDays: train.release - commit }] : []
    })
}

/**
 * The feature with the median lead time.
 * @throws RangeError if there are no features
 */
export function medianOf(features: readonly Feature[]): Feature {
  const feature = features.toSorted((a, b) => a.leadTimeDays - b.leadTimeDays)[
    Math.floor((features.length - 1) / 2)
  ]
  if (!feature) throw new RangeError('no features')
  return feature
}
