// The figures that the floorplan's drawing and its facts share: the congestion between its macros, and the route of one net.

import type { Point } from '#app/figures/kit/path.ts'
import { centerOf, columns, congestionOf } from './congestion.ts'
import { route } from './maze-route.ts'
import { block, bundles, gcell, macroAt, macros, pinOf } from './model.ts'

/** Demand in percent of the tracks where there are rows of cells, from the top row down; under a macro it is not a number. */
export const congestion = congestionOf(bundles(12)).map((line, row) =>
  line.map((ratio, column) => (macroAt(...centerOf(column, row)) ? Number.NaN : 100 * ratio)),
)
/** Percent: where each band begins, and what a cell in it costs a net that is routed. */
export const bands = [0, 40, 55, 70, 85, 100]
const costs = [1, 1, 1, 2, 5, 20]

/** The net in micrometers: from a pin in the middle of a memory's side to a port between two others. */
const [memory] = macros
const pin: Point = memory ? pinOf(memory, 0.5) : [0, 0]
export const port: Point = [block.width, 530]

/** The cells that the net goes through, as [column, row]. */
export const way = route(
  congestion.map((line) =>
    line.map((demand) => costs[bands.findLastIndex((level) => demand >= level)] ?? Number.POSITIVE_INFINITY),
  ),
  cellAt(pin),
  cellAt(port),
)
export const net: readonly Point[] = [pin, ...way.map(([column, row]) => centerOf(column, row)), port]
/** Micrometers, of the net and of the shortest one between its ends. */
export const length = lengthOf(net)
export const shortest = lengthOf([pin, port])

function cellAt([x, y]: Point): Point {
  return [Math.min(Math.floor(x / gcell), columns - 1), Math.floor((block.height - y) / gcell)]
}

/** The length of a line of wires that run along one axis or the other. */
function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y]
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY)
  }, 0)
}
