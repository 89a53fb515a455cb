// A release train: features board until a cutoff, pass test and staging together, and leave on a fixed date. Lead time is what DORA
// calls lead time for changes: from the commit to the moment the change runs in production.
import { randomFrom } from '#app/figures/models/noise.ts'

/** All times in days. Day 0 is a Tuesday, as cutoffs and releases are. */
export const calendar = { interval: 14, test: 3, staging: 4, trains: 4 }
export const lastDay = 70

const weekday = { saturday: 4, sunday: 5 }
const officeHours = { from: 9 / 24, to: 18 / 24 }
const commitsPerDay = 2

export interface Train {
  boardsFrom: number
  cutoff: number
  /** When test has passed. */
  tested: number
  release: number
}

export interface Feature {
  commit: number
  train: Train
  leadTime: number
}

export const trains: readonly Train[] = Array.from({ length: calendar.trains }, (_, n) => {
  const boardsFrom = n * calendar.interval
  const cutoff = boardsFrom + calendar.interval
  const tested = cutoff + calendar.test
  return { boardsFrom, cutoff, tested, release: tested + calendar.staging }
})

/** What is committed in office hours up to the last cutoff; each feature takes the first train whose cutoff it meets. */
export function commits(seed: number): Feature[] {
  const random = randomFrom(seed)
  const days = Array.from({ length: trains.at(-1)?.cutoff ?? 0 }, (_, day) => day)
  return days
    .filter((day) => day % 7 !== weekday.saturday && day % 7 !== weekday.sunday)
    .flatMap((day) =>
      Array.from({ length: Math.floor(random() * (commitsPerDay + 1)) }, () => {
        const { from, to } = officeHours
        return day + from + (to - from) * random()
      }).toSorted((a, b) => a - b),
    )
    .flatMap((commit) => {
      const train = trains.find(({ cutoff }) => commit <= cutoff)
      return train ? [{ commit, train, leadTime: train.release - commit }] : []
    })
}

/**
 * The feature in the middle, from the shortest lead time to the longest.
 * @throws RangeError if there is none
 */
export function medianOf(features: readonly Feature[]): Feature {
  const feature = features.toSorted((a, b) => a.leadTime - b.leadTime)[Math.floor((features.length - 1) / 2)]
  if (!feature) throw new RangeError('no feature')
  return feature
}
