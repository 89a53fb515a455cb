// How long projects took: sample data, like everything about this company. The histogram and the texts about it use
// these numbers.

/**
 * Number of projects by length: the first took less than one month, the second from one to less than two, and so on.
 */
export const projectsByMonths = [
  0, 5, 51, 127, 142, 158, 132, 105, 84, 54, 44, 30, 22, 14, 9, 8, 5, 4, 3, 2, 1, 1, 1, 0,
]

export const projectCount = projectsByMonths.reduce((sum, count) => sum + count, 0)

/** Returns the share of projects, in percent, that took at least `fromMonths` and less than `toMonths` months. */
export function percentBetween(fromMonths: number, toMonths: number): number {
  const within = projectsByMonths.slice(fromMonths, toMonths).reduce((sum, count) => sum + count, 0)
  return (100 * within) / projectCount
}
