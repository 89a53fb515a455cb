/**
 * The least cost of turning one sequence into the other, where neighbours may also be swapped, for 1 (optimal string
 * alignment: Damerau–Levenshtein without edits inside a swapped pair).
 * @param change what it costs to turn one element into another, 0 where they are equal
 * @param skip what it costs to leave an element out or to add one
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

/** How many letters two words are apart. */
export const wordDistance = (a: string, b: string) => editDistance(a, b, (x, y) => Number(x !== y), 1)

/**
 * How far keys are from one: parts are compared with parts, and one too many or too few costs as much as two letters. Keys share
 * most of their parts, so each pair of parts is compared once.
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
