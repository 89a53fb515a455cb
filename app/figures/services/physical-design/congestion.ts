// How much of the routing in each part of a block its nets will need: RUDY (Spindler and Johannes, DATE 2007), which spreads the
// wire of each net evenly over the box that it spans.
import { type Box, block, gcell, macroAt } from './model.ts'

export const columns = block.width / gcell
export const rows = block.height / gcell

/** Nets in a bundle. Micrometers of track over a cell of the grid: all signal layers, less what the power grid takes. */
const netsInBundle = 7
const tracks = 13_500
/** The part of the tracks that macros leave: the layers above their own. */
const tracksOverMacro = 0.45

/** The middle of a cell of the routing grid in micrometers; rows are counted from the top. */
export const centerOf = (column: number, row: number): [x: number, y: number] => [
  (column + 0.5) * gcell,
  block.height - (row + 0.5) * gcell,
]

/** Demand over supply of tracks for each cell of the routing grid: rows from the top down. Above 1 something has to go round. */
export function congestionOf(bundles: readonly Box[]): number[][] {
  const demand = Array.from({ length: rows }, () => new Float64Array(columns))
  for (const { x, y, width, height } of bundles) {
    const from = { column: cellIn(x, columns), row: cellIn(block.height - y - height, rows) }
    const to = { column: cellIn(x + width, columns), row: cellIn(block.height - y, rows) }
    const cells = (to.column - from.column + 1) * (to.row - from.row + 1)
    const wire = (netsInBundle * (width + height)) / cells
    for (let row = from.row; row <= to.row; row++)
      for (let column = from.column; column <= to.column; column++) {
        const line = demand[row]
        if (line) line[column] = (line[column] ?? 0) + wire
      }
  }
  return demand.map((line, row) =>
    Array.from(line, (wire, column) => {
      const supply = macroAt(...centerOf(column, row)) ? tracksOverMacro * tracks : tracks
      return wire / supply
    }),
  )
}

const cellIn = (micrometers: number, count: number) =>
  Math.min(Math.max(Math.floor(micrometers / gcell), 0), count - 1)
