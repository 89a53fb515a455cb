// How long projects took: sample data, as everything about the company is. The histogram and all that is said of it come from
// these numbers.

/** Projects by length: the first of them took less than a month, the second from one month to less than two, and so on. */
export const projectsByMonths = [
  0, 5, 51, 127, 142, 158, 132, 105, 84, 54, 44, 30, 22, 14, 9, 8, 5, 4, 3, 2, 1, 1, 1, 0,
]

export const total = projectsByMonths.reduce((sum, count) => sum + count, 0)

/** The share of projects, in percent, whose length lies between two numbers of months. */
export function share(from: number, to: number): number {
  const within = projectsByMonths.slice(from, to).reduce((sum, count) => sum + count, 0)
  return (100 * within) / total
}
