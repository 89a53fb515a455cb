// A route on a grid whose cells differ in cost: Lee's maze router (IRE Transactions on Electronic Computers EC-10(3), 1961), with
// costs instead of steps.
import type { Point } from '#app/figures/kit/path.ts'

const directions: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const next = ([column, row]: Point, [right, down]: Point): Point => [column + right, row + down]
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

/**
 * The cheapest way from one cell to another, both included; of equally cheap ones, one that goes straight on where it can. Cells are
 * [column, row] and an infinite cost is an obstacle. Throws a RangeError if there is no way.
 */
export function route(costs: readonly (readonly number[])[], from: Point, to: Point): Point[] {
  const remaining = costsTo(to, costs)
  const valueAt = (map: readonly (readonly number[])[], [column, row]: Point) =>
    map[row]?.[column] ?? Number.POSITIVE_INFINITY
  const way = [from]
  let cell = from
  let heading = directions[0] as Point
  while (!same(cell, to)) {
    if (valueAt(remaining, cell) === Number.POSITIVE_INFINITY) throw new RangeError('there is no way')
    const here = cell
    const left = (direction: Point) => {
      const there = next(here, direction)
      return valueAt(costs, there) + valueAt(remaining, there)
    }
    const least = Math.min(...directions.map(left))
    if (left(heading) > least) heading = directions.find((direction) => left(direction) === least) ?? heading
    cell = next(cell, heading)
    way.push(cell)
  }
  return way
}

/** What it costs to get from each cell to the target, without the cell's own cost: a wave that spreads until nothing gets cheaper. */
function costsTo(target: Point, costs: readonly (readonly number[])[]): number[][] {
  const remaining = costs.map((row) => row.map(() => Number.POSITIVE_INFINITY))
  const wave: [cell: Point, cost: number][] = [[target, 0]]
  for (const [[column, row], cost] of wave) {
    const line = remaining[row]
    if (!line || !(cost < (line[column] ?? 0))) continue
    line[column] = cost
    const enter = costs[row]?.[column] ?? 0
    for (const direction of directions) wave.push([next([column, row], direction), cost + enter])
  }
  return remaining
}
