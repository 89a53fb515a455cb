/**
 * The least cost of turning one sequence into the other, where neighbours may also be swapped, for 1 (optimal string
 * alignment: Damerau–Levenshtein without edits inside a swapped pair).
 * @param change what it costs to turn one element into another, 0 where they are equal
 * @param skip what it costs to leave an element out or to add one
 */
export function editDistance<T>(
  a: ArrayLike<T>,
  b: ArrayLike<T>,
  change: (from: T, to: T) => number,
  skip: number,
): number {
  let beforePrevious: number[] = []
  let previous: number[] = Array.from({ length: b.length + 1 }, (_, j) => j * skip)
  for (let i = 1; i <= a.length; i++) {
    const row = [i * skip]
    for (let j = 1; j <= b.length; j++) {
      const from = a[i - 1] as T
      const to = b[j - 1] as T
      let cost = Math.min(
        at(previous, j) + skip,
        at(row, j - 1) + skip,
        at(previous, j - 1) + change(from, to),
      )
      const swapped = i > 1 && j > 1 && from === b[j - 2] && to === a[i - 2]
      if (swapped) cost = Math.min(cost, at(beforePrevious, j - 2) + 1)
      row.push(cost)
    }
    beforePrevious = previous
    previous = row
  }
  return at(previous, b.length)
}

const at = (costs: readonly number[], index: number) => costs[index] ?? Number.POSITIVE_INFINITY

/** How many letters two words are apart. */
export const wordDistance = (a: string, b: string) => editDistance(a, b, (x, y) => Number(x !== y), 1)

/** How far two keys are apart: parts are compared with parts, and one too many or too few costs as much as two letters. */
export const keyDistance = (a: string, b: string) => editDistance(a.split('.'), b.split('.'), wordDistance, 2)
