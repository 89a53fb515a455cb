// A wafer after its probe test: every die, stepped in fields of the reticle, with the bin in which its first failing test put it.
// Failures come from four causes, each with a place or none: the wafer's edge, one spot, one site of the reticle, and chance.
import { randomFrom } from '#app/figures/models/noise.ts'

/** Millimeters: the wafer of SEMI M1, the ring at its edge that is not tested, and a die with its scribe lines. */
export const waferDiameter = 300
export const edgeExclusion = 3
export const die = { width: 12.8, height: 10.8 }
/** Dies in a field of the reticle. A scanner exposes up to 26 mm × 33 mm at once. */
const field = { columns: 2, rows: 3 }
/** Random defects on a square centimeter. */
const defectDensity = 0.04

const usable = waferDiameter / 2 - edgeExclusion
/** The damaged spot, in millimeters from the center: where it is densest, and its deviation. */
const spot = { x: 46, y: 38, size: 15 }
/** The site of the reticle that is marginal, and how often it fails. */
const site = { column: 1, row: 2, rate: 0.24 }
const edgeWidth = 7

export type BinName = 'pass' | 'leakage' | 'scan' | 'memory'

/** Bins in the order of the test flow, each with its number. */
export const bins: Record<BinName, number> = { pass: 1, leakage: 3, scan: 5, memory: 7 }

export interface Die {
  column: number
  row: number
  /** Its center in millimeters from the wafer's, y upwards. */
  x: number
  y: number
  bin: BinName
}

/** All dies that lie wholly within the tested part of the wafer, from the top row down. */
export function probe(seed: number): Die[] {
  const random = randomFrom(seed)
  const half = { columns: Math.floor(usable / die.width), rows: Math.floor(usable / die.height) }
  const dies: Die[] = []
  for (let row = half.rows; row >= -half.rows; row--) {
    for (let column = -half.columns; column <= half.columns; column++) {
      const x = column * die.width
      const y = row * die.height
      const corner = Math.hypot(Math.abs(x) + die.width / 2, Math.abs(y) + die.height / 2)
      if (corner <= usable) dies.push({ column, row, x, y, bin: test(x, y, column, row, random) })
    }
  }
  return dies
}

/** The bin of the first test that a die fails, in the order leakage, scan, memory. */
function test(x: number, y: number, column: number, row: number, random: () => number): BinName {
  const fromEdge = usable - Math.hypot(x, y)
  const distance = Math.hypot(x - spot.x, y - spot.y)
  const defective = random() < 1 - Math.exp((-defectDensity * die.width * die.height) / 100)
  const inLogic = random() < 0.6
  if (random() < 0.8 * Math.exp(-fromEdge / edgeWidth)) return 'leakage'
  if (random() < Math.exp(-0.5 * (distance / spot.size) ** 2)) return 'scan'
  if (defective) return inLogic ? 'scan' : 'memory'
  const inSite = modulo(column, field.columns) === site.column && modulo(row, field.rows) === site.row
  return inSite && random() < site.rate ? 'memory' : 'pass'
}

/** The largest group of dies of one failing bin that touch at a side. */
export function largestCluster(dies: readonly Die[]): Die[] {
  const rest = new Map(dies.filter(({ bin }) => bin !== 'pass').map((one) => [placeOf(one), one]))
  let largest: Die[] = []
  for (const start of dies) {
    const cluster = rest.delete(placeOf(start)) && start.bin !== 'pass' ? [start] : []
    for (const { column, row, bin } of cluster) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const neighbour = rest.get(placeOf({ column: column + dx, row: row + dy }))
        if (neighbour?.bin !== bin) continue
        rest.delete(placeOf(neighbour))
        cluster.push(neighbour)
      }
    }
    if (cluster.length > largest.length) largest = cluster
  }
  return largest
}

/** How many dies each failing bin holds, the fullest first, and the part of all failures that it and those before it make up. */
export function pareto(dies: readonly Die[]) {
  const failing = dies.filter(({ bin }) => bin !== 'pass')
  const counts = [...Map.groupBy(failing, ({ bin }) => bin)]
    .map(([bin, { length }]) => ({ bin, count: length }))
    .sort((a, b) => b.count - a.count)
  let sum = 0
  return counts.map(({ bin, count }) => {
    sum += count
    return { bin, count, cumulative: sum / failing.length }
  })
}

const placeOf = ({ column, row }: Pick<Die, 'column' | 'row'>) => `${column} ${row}`
const modulo = (value: number, by: number) => ((value % by) + by) % by
