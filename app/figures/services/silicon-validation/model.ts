// A wafer after probe test: dies in reticle fields, each in the bin of the first test it failed. Failures have four causes: the edge
// of the wafer, one damaged spot, one marginal site of the reticle, and random defects.
import { randomFrom } from '#app/figures/models/noise.ts'

/** As in SEMI M1. */
export const waferDiameterMm = 300
/** Width of the untested ring at the edge. */
export const edgeExclusionMm = 3
/** Includes the scribe lines. */
export const dieSizeMm = { width: 12.8, height: 10.8 }
/** Dies in a reticle field. A scanner exposes at most 26 mm × 33 mm at once. */
const reticleField = { columns: 2, rows: 3 }
const defectsPerCm2 = 0.04

const testedRadiusMm = waferDiameterMm / 2 - edgeExclusionMm
/** A damaged spot, densest at this position from the center of the wafer, with a Gaussian profile. */
const damagedSpot = { xMm: 46, yMm: 38, deviationMm: 15 }
/** A site of the reticle field that is marginal, and the share of its dies that fail. */
const marginalSite = { column: 1, row: 2, failureRate: 0.24 }
/** How fast failures at the edge decrease toward the center. */
const edgeDecayMm = 7

export type BinName = 'pass' | 'leakage' | 'scan' | 'memory'

/** In the order of the test flow. */
export const binNumbers: Record<BinName, number> = { pass: 1, leakage: 3, scan: 5, memory: 7 }

export interface Die {
  column: number
  row: number
  /** Center of the die, measured from the center of the wafer; y points up. */
  xMm: number
  yMm: number
  bin: BinName
}

/** All dies that lie completely within the tested part of the wafer, from the top row down. */
export function probeWafer(seed: number): Die[] {
  const random = randomFrom(seed)
  const half = {
    columns: Math.floor(testedRadiusMm / dieSizeMm.width),
    rows: Math.floor(testedRadiusMm / dieSizeMm.height),
  }
  const dies: Die[] = []
  for (let row = half.rows; row >= -half.rows; row--) {
    for (let column = -half.columns; column <= half.columns; column++) {
      const xMm = column * dieSizeMm.width
      const yMm = row * dieSizeMm.height
      const cornerMm = Math.hypot(Math.abs(xMm) + dieSizeMm.width / 2, Math.abs(yMm) + dieSizeMm.height / 2)
      if (cornerMm <= testedRadiusMm) {
        const position = { column, row, xMm, yMm }
        dies.push({ ...position, bin: binOf(position, random) })
      }
    }
  }
  return dies
}

/** The bin of the first test that a die fails, in the order leakage, scan, memory. */
function binOf({ column, row, xMm, yMm }: Omit<Die, 'bin'>, random: () => number): BinName {
  const fromEdgeMm = testedRadiusMm - Math.hypot(xMm, yMm)
  const fromSpotMm = Math.hypot(xMm - damagedSpot.xMm, yMm - damagedSpot.yMm)
  const defective = random() < 1 - Math.exp((-defectsPerCm2 * dieSizeMm.width * dieSizeMm.height) / 100)
  const inLogic = random() < 0.6
  if (random() < 0.8 * Math.exp(-fromEdgeMm / edgeDecayMm)) return 'leakage'
  if (random() < Math.exp(-0.5 * (fromSpotMm / damagedSpot.deviationMm) ** 2)) return 'scan'
  if (defective) return inLogic ? 'scan' : 'memory'
  const inSite =
    modulo(column, reticleField.columns) === marginalSite.column &&
    modulo(row, reticleField.rows) === marginalSite.row
  return inSite && random() < marginalSite.failureRate ? 'memory' : 'pass'
}

/** The largest group of dies in one failing bin that are connected by their sides. */
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
        const neighbor = rest.get(placeOf({ column: column + dx, row: row + dy }))
        if (neighbor?.bin !== bin) continue
        rest.delete(placeOf(neighbor))
        cluster.push(neighbor)
      }
    }
    if (cluster.length > largest.length) largest = cluster
  }
  return largest
}

/** The dies in each failing bin, fullest bin first, and the share of all failures in this bin and those before it. */
export function pareto(dies: readonly Die[]) {
  const failing = dies.filter(({ bin }) => bin !== 'pass')
  const counts = [...Map.groupBy(failing, ({ bin }) => bin)]
    .map(([bin, { length }]) => ({ bin, count: length }))
    .sort((a, b) => b.count - a.count)
  let sum = 0
  return counts.map(({ bin, count }) => {
    sum += count
    return { bin, count, cumulativeShare: sum / failing.length }
  })
}

const placeOf = ({ column, row }: Pick<Die, 'column' | 'row'>) => `${column} ${row}`
const modulo = (value: number, by: number) => ((value % by) + by) % by
