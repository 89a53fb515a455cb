// An estimate of the routing demand in the parts of a block: RUDY (Spindler and Johannes, DATE 2007) spreads the wire of a net evenly
// over its bounding box.
import { type Box, block, gcellUm, macroAt } from './model.ts'

export const columns = block.width / gcellUm
export const rows = block.height / gcellUm

const netsPerBundle = 7
/** The track length over a grid cell on all signal layers, less the share of the power grid. */
const trackLengthUm = 13_500
/** The share of the tracks left over a macro, on the layers above its own. */
const shareOverMacro = 0.45

/** The center of a grid cell in micrometers. Rows count from the top. */
export const centerUmOf = (column: number, row: number): [x: number, y: number] => [
  (column + 0.5) * gcellUm,
  block.height - (row + 0.5) * gcellUm,
]

/** Track demand divided by supply for the grid cells, in rows from the top. Above 1, some nets need a detour. */
export function congestionOf(bundles: readonly Box[]): number[][] {
  const demand = Array.from({ length: rows }, () => new Float64Array(columns))
  for (const { x, y, width, height } of bundles) {
    const from = { column: cellIn(x, columns), row: cellIn(block.height - y - height, rows) }
    const to = { column: cellIn(x + width, columns), row: cellIn(block.height - y, rows) }
    const cells = (to.column - from.column + 1) * (to.row - from.row + 1)
    const wire = (netsPerBundle * (width + height)) / cells
    for (let row = from.row; row <= to.row; row++)
      for (let column = from.column; column <= to.column; column++) {
        const line = demand[row]
        if (line) line[column] = (line[column] ?? 0) + wire
      }
  }
  return demand.map((line, row) =>
    Array.from(line, (wire, column) => {
      const supply = macroAt(...centerUmOf(column, row)) ? shareOverMacro * trackLengthUm : trackLengthUm
      return wire / supply
    }),
  )
}

const cellIn = (positionUm: number, count: number) =>
  Math.min(Math.max(Math.floor(positionUm / gcellUm), 0), count - 1)
