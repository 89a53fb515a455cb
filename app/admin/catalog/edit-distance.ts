/**
 * The lowest cost of turning one sequence into the other. Swapping two neighbors costs 1 (optimal string alignment:
 * Damerau–Levenshtein without edits inside a swapped pair).
 * @param change the cost of replacing one element with another, 0 if they are equal
 * @param skip the cost of removing or inserting an element
 */
function editDistance<T>(
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

/** The number of typing errors between two words. */
export const wordDistance = (a: string, b: string) => editDistance(a, b, (x, y) => Number(x !== y), 1)

/**
 * Returns a function that measures how far other keys are from a key. Keys are compared part by part; a missing or
 * extra part costs as much as two letters. Since keys share most of their parts, each pair of parts is compared only
 * once.
 */
export function keyDistanceFrom(key: string): (other: string) => number {
  const parts = key.split('.')
  const known = new Map<string, number>()
  const change = (a: string, b: string) => {
    const pair = `${a} ${b}`
    const distance = known.get(pair) ?? wordDistance(a, b)
    known.set(pair, distance)
    return distance
  }
  return (other) => editDistance(parts, other.split('.'), change, 2)
}
