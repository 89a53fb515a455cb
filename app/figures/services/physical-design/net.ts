// Values that the drawing and its facts share: the congestion between the macros, and the route of one net.

import type { Point } from '#app/figures/kit/path.ts'
import { centerUmOf, columns, congestionOf } from './congestion.ts'
import { route } from './maze-route.ts'
import { block, bundles, gcellUm, macroAt, macros, pinAt } from './model.ts'

/** The demand for tracks in percent of the supply, in rows from the top. Grid cells under a macro hold NaN. */
export const congestionPercent = congestionOf(bundles(12)).map((line, row) =>
  line.map((ratio, column) => (macroAt(...centerUmOf(column, row)) ? Number.NaN : 100 * ratio)),
)
/** The lower limits of the congestion bands, and the cost of routing through a grid cell of each band. */
export const bandsPercent = [0, 40, 55, 70, 85, 100]
const costs = [1, 1, 1, 2, 5, 20]

/** The net runs from a pin in the middle of a memory's side to a port between two other memories. */
const [memory] = macros
const pin: Point = memory ? pinAt(memory, 0.5) : [0, 0]
export const port: Point = [block.width, 530]

/** The [column, row] grid cells of the net. */
export const path = route(
  congestionPercent.map((line) =>
    line.map(
      (demand) => costs[bandsPercent.findLastIndex((level) => demand >= level)] ?? Number.POSITIVE_INFINITY,
    ),
  ),
  cellAt(pin),
  cellAt(port),
)
export const net: readonly Point[] = [pin, ...path.map(([column, row]) => centerUmOf(column, row)), port]
export const lengthUm = lengthUmOf(net)
/** The shortest possible length between the same ends. */
export const shortestUm = lengthUmOf([pin, port])

function cellAt([x, y]: Point): Point {
  return [Math.min(Math.floor(x / gcellUm), columns - 1), Math.floor((block.height - y) / gcellUm)]
}

/** The length of wires that run along the axes. */
function lengthUmOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y]
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY)
  }, 0)
}
