// Static IR drop on the core supply of a flip-chip die: bumps feed a metal mesh, and blocks load it with an even current. It is solved
// as a resistor network with one node for each cell of the grid.
import type { Point } from '#app/figures/kit/path.ts'

/** Side of a grid cell. */
export const cellUm = 25
export const dieSizeUm = { width: 2000, height: 1000 }
const columns = dieSizeUm.width / cellUm
const rows = dieSizeUm.height / cellUm

export const supplyV = 0.75
/** Share of the supply voltage that may be lost. */
export const limitShare = 0.05

/** Per square of the mesh. */
const sheetResistanceOhm = 0.3
/** Of a bump with its share of the package. */
export const bumpResistanceOhm = 0.06
const bumpPitchUm = 150

export interface Block {
  name: string
  /** Micrometers from the lower left corner of the die. */
  x: number
  y: number
  width: number
  height: number
  currentA: number
  /** Whether the block has no supply bumps above it. */
  hasNoBumps?: boolean
}

export const blocks: readonly Block[] = [
  { name: 'CPU 0', x: 100, y: 525, width: 475, height: 375, currentA: 0.85 },
  { name: 'CPU 1', x: 625, y: 525, width: 475, height: 375, currentA: 0.85 },
  { name: 'L2', x: 100, y: 100, width: 1000, height: 375, currentA: 0.45 },
  { name: 'NPU', x: 1150, y: 400, width: 475, height: 500, currentA: 1.5 },
  { name: 'PLL', x: 1675, y: 600, width: 225, height: 300, currentA: 0.04, hasNoBumps: true },
  { name: 'DDR PHY', x: 1150, y: 100, width: 750, height: 250, currentA: 0.4 },
]

/** The block at a point of the die, in micrometers. */
export const blockAt = (x: number, y: number) =>
  blocks.find(
    (block) => x >= block.x && x < block.x + block.width && y >= block.y && y < block.y + block.height,
  )

const count = (length: number) => Array.from({ length: Math.floor(length / bumpPitchUm) }, (_, n) => n)
/** Positions of the supply bumps in micrometers. Ground bumps lie between them. */
export const bumps: readonly Point[] = count(dieSizeUm.height)
  .flatMap((row) => count(dieSizeUm.width).map((column) => ({ row, column })))
  .filter(({ row, column }) => (row + column) % 2 === 0)
  .map(({ row, column }): Point => [(column + 0.75) * bumpPitchUm, (row + 0.75) * bumpPitchUm])
  .filter(([x, y]) => !blockAt(x, y)?.hasNoBumps)

/** Center of a cell in micrometers. Cells count from the upper left corner. */
export const cellCenterUm = (column: number, row: number): Point => [
  (column + 0.5) * cellUm,
  dieSizeUm.height - (row + 0.5) * cellUm,
]

/** The drop at the center of each cell, in volts. */
function solve(): Float64Array {
  const toSupply = new Float64Array(rows * columns)
  for (const [x, y] of bumps) {
    const row = Math.floor((dieSizeUm.height - y) / cellUm)
    toSupply[row * columns + Math.floor(x / cellUm)] = 1 / bumpResistanceOhm
  }
  const current = Float64Array.from(toSupply, (_, node) => {
    const block = blockAt(...cellCenterUm(node % columns, Math.floor(node / columns)))
    return block ? block.currentA / ((block.width * block.height) / cellUm ** 2) : 0
  })
  const drop = new Float64Array(rows * columns)
  relax(drop, current, toSupply)
  return drop
}

/** Successive over-relaxation: move each node to the drop at which its currents add up to zero, and a little beyond, until all settle. */
function relax(drop: Float64Array, current: Float64Array, toSupply: Float64Array) {
  const mesh = 1 / sheetResistanceOhm
  const overshoot = 1.93
  const tolerance = 1e-6
  const neighbors = Array.from(drop, (_, node) =>
    [
      ...(node % columns > 0 ? [node - 1] : []),
      ...(node % columns < columns - 1 ? [node + 1] : []),
      node - columns,
      node + columns,
    ].filter((other) => other in drop),
  )
  let change = Number.POSITIVE_INFINITY
  while (change > tolerance) {
    change = 0
    neighbors.forEach((others, node) => {
      const here = drop[node] ?? 0
      let inflow = current[node] ?? 0
      for (const other of others) inflow += mesh * (drop[other] ?? 0)
      const step = overshoot * (inflow / (mesh * others.length + (toSupply[node] ?? 0)) - here)
      drop[node] = here + step
      change = Math.max(change, Math.abs(step))
    })
  }
}

const solution = solve()
/** The drop at the center of each cell: rows from the top of the die down, cells from left to right. */
export const dropsMillivolts: readonly (readonly number[])[] = Array.from({ length: rows }, (_, row) =>
  Array.from(solution.subarray(row * columns, (row + 1) * columns), (volts) => volts * 1000),
)

const deepestMillivolts = Math.max(...dropsMillivolts.flat())
const worstRow = dropsMillivolts.findIndex((row) => row.includes(deepestMillivolts))
const [worstX, worstY] = cellCenterUm(dropsMillivolts[worstRow]?.indexOf(deepestMillivolts) ?? -1, worstRow)
/** The deepest drop, the row of cells it is in, and its position. */
export const worst = { dropMillivolts: deepestMillivolts, row: worstRow, xUm: worstX, yUm: worstY }
