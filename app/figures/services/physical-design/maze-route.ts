// Lee's maze router (IRE Transactions on Electronic Computers EC-10(3), 1961) on a grid whose cells have different costs.
import type { Point } from '#app/figures/kit/path.ts'

const directions: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const step = ([column, row]: Point, [right, down]: Point): Point => [column + right, row + down]
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

/**
 * The cheapest path between two [column, row] cells, including both, with as few turns as possible among equals. An infinite cost is
 * an obstacle.
 * @throws {RangeError} if there is no path
 */
export function route(costs: readonly (readonly number[])[], from: Point, to: Point): Point[] {
  const remaining = costsTo(to, costs)
  const valueAt = (map: readonly (readonly number[])[], [column, row]: Point) =>
    map[row]?.[column] ?? Number.POSITIVE_INFINITY
  const path = [from]
  let cell = from
  let heading = directions[0] as Point
  while (!same(cell, to)) {
    if (valueAt(remaining, cell) === Number.POSITIVE_INFINITY)
      throw new RangeError('no path between the cells')
    const here = cell
    const costVia = (direction: Point) => {
      const there = step(here, direction)
      return valueAt(costs, there) + valueAt(remaining, there)
    }
    const least = Math.min(...directions.map(costVia))
    if (costVia(heading) > least)
      heading = directions.find((direction) => costVia(direction) === least) ?? heading
    cell = step(cell, heading)
    path.push(cell)
  }
  return path
}

/** The cost from any cell to the target, without the cell's own cost, by a wave that spreads as long as it lowers a cost. */
function costsTo(target: Point, costs: readonly (readonly number[])[]): number[][] {
  const remaining = costs.map((row) => row.map(() => Number.POSITIVE_INFINITY))
  const wave: [cell: Point, cost: number][] = [[target, 0]]
  for (const [[column, row], cost] of wave) {
    const line = remaining[row]
    if (!line || !(cost < (line[column] ?? 0))) continue
    line[column] = cost
    const enter = costs[row]?.[column] ?? 0
    for (const direction of directions) wave.push([step([column, row], direction), cost + enter])
  }
  return remaining
}
