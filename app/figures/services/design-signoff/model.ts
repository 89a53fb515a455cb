// Static voltage drop on the core supply of a flip-chip die: a mesh of metal, fed through bumps that share the package's
// resistance, loaded by blocks that each draw an even current. Solved as a resistor network, one node to a cell.
import type { Point } from '#app/figures/kit/path.ts'

/** Micrometers. */
export const cell = 25
export const dieSize = { width: 2000, height: 1000 }
const columns = dieSize.width / cell
const rows = dieSize.height / cell

/** Volts, and the part of them that may be lost. */
export const supply = 0.75
export const limit = 0.05

/** Ohms: of a square of the mesh, and of a bump with its share of the package. */
const sheetResistance = 0.3
export const bumpResistance = 0.06
const bumpPitch = 150

export interface Block {
  name: string
  /** Micrometers from the lower left corner of the die. */
  x: number
  y: number
  width: number
  height: number
  /** Amperes. */
  current: number
  /** Whether the supply's bumps are left out above it. */
  bumpless?: boolean
}

export const blocks: readonly Block[] = [
  { name: 'CPU 0', x: 100, y: 525, width: 475, height: 375, current: 0.85 },
  { name: 'CPU 1', x: 625, y: 525, width: 475, height: 375, current: 0.85 },
  { name: 'L2', x: 100, y: 100, width: 1000, height: 375, current: 0.45 },
  { name: 'NPU', x: 1150, y: 400, width: 475, height: 500, current: 1.5 },
  { name: 'PLL', x: 1675, y: 600, width: 225, height: 300, current: 0.04, bumpless: true },
  { name: 'DDR PHY', x: 1150, y: 100, width: 750, height: 250, current: 0.4 },
]

/** The block over a point of the die, in micrometers. */
export const blockAt = (x: number, y: number) =>
  blocks.find(
    (block) => x >= block.x && x < block.x + block.width && y >= block.y && y < block.y + block.height,
  )

const count = (length: number) => Array.from({ length: Math.floor(length / bumpPitch) }, (_, n) => n)
/** Where the bumps of this supply are, in micrometers; those of ground lie between them. */
export const bumps: readonly Point[] = count(dieSize.height)
  .flatMap((row) => count(dieSize.width).map((column) => ({ row, column })))
  .filter(({ row, column }) => (row + column) % 2 === 0)
  .map(({ row, column }): Point => [(column + 0.75) * bumpPitch, (row + 0.75) * bumpPitch])
  .filter(([x, y]) => !blockAt(x, y)?.bumpless)

/** The middle of a cell in micrometers; cells are counted from the upper left corner. */
export const centerOf = (column: number, row: number): Point => [
  (column + 0.5) * cell,
  dieSize.height - (row + 0.5) * cell,
]

/** The drop in the middle of each cell, in volts. */
function solve(): Float64Array {
  const toSupply = new Float64Array(rows * columns)
  for (const [x, y] of bumps) {
    const row = Math.floor((dieSize.height - y) / cell)
    toSupply[row * columns + Math.floor(x / cell)] = 1 / bumpResistance
  }
  const current = Float64Array.from(toSupply, (_, node) => {
    const block = blockAt(...centerOf(node % columns, Math.floor(node / columns)))
    return block ? block.current / ((block.width * block.height) / cell ** 2) : 0
  })
  const drop = new Float64Array(rows * columns)
  relax(drop, current, toSupply)
  return drop
}

/** Successive over-relaxation: each node to the drop at which its currents add up to none, and somewhat beyond, until none moves. */
function relax(drop: Float64Array, current: Float64Array, toSupply: Float64Array) {
  const mesh = 1 / sheetResistance
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
/** The drop in millivolts in the middle of each cell: rows from the top of the die down, cells from left to right. */
export const drops: readonly (readonly number[])[] = Array.from({ length: rows }, (_, row) =>
  Array.from(solution.subarray(row * columns, (row + 1) * columns), (volts) => volts * 1000),
)

const deepest = Math.max(...drops.flat())
const worstRow = drops.findIndex((row) => row.includes(deepest))
const [worstX, worstY] = centerOf(drops[worstRow]?.indexOf(deepest) ?? -1, worstRow)
/** The deepest drop in millivolts, the row of cells that it is in, and its place in micrometers. */
export const worst = { drop: deepest, row: worstRow, x: worstX, y: worstY }
