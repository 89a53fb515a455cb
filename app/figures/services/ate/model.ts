// The shmoo plot of one part: one test pattern, run at all combinations of supply voltage and clock period. The critical path
// follows the alpha-power law (Sakurai and Newton, IEEE Journal of Solid-State Circuits 25(2), 1990): its delay is
// proportional to V / (V − Vth)^α. Below the retention voltage the part loses its state and fails at any period.

import type { Point } from '#app/figures/kit/path.ts'
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** The supply voltages of the rows from the top down, and the clock periods of the columns from the left. */
export const suppliesMv = steps(1200, 600, -25)
export const periodsPs = steps(1000, 3000, 50)
/** The conditions under which the part is meant to run. The tolerance is a share of the supply voltage. */
export const operatingPoint = { supplyMv: 900, supplyTolerance: 0.05, periodPs: 2000 }
export const retentionMv = 675

const thresholdMv = 350
const alpha = 1.5
/** The delay of the critical path at the operating point's supply voltage. */
const nominalDelayPs = 1480
/** The spread of the shortest passing period from row to row, as a share of it. */
const rowSpread = 0.018

/** The delay of the critical path in picoseconds. */
export function delayPsAt(supplyMv: number): number {
  const shape = (voltageMv: number) => voltageMv / (voltageMv - thresholdMv) ** alpha
  return nominalDelayPs * (shape(supplyMv) / shape(operatingPoint.supplyMv))
}

/** Pass (true) or fail for all rows of supply voltages and their columns of periods. */
export function measureShmoo(seed: number): boolean[][] {
  const gaussian = gaussianFrom(seed)
  return suppliesMv.map((supplyMv) => {
    const shortestPs = delayPsAt(supplyMv) * (1 + rowSpread * gaussian())
    return periodsPs.map((periodPs) => supplyMv >= retentionMv && periodPs >= shortestPs)
  })
}

/** The supply voltage in millivolts of the last row before the first fail, from the top down, in the column of a period. */
export function vminMvAt(results: readonly boolean[][], periodPs: number): number | undefined {
  const column = results.map((row) => row[periodsPs.indexOf(periodPs)])
  const failure = column.indexOf(false)
  return suppliesMv[(failure === -1 ? column.length : failure) - 1]
}

/** The shortest passing period in picoseconds in the row of a supply voltage. */
export function shortestPeriodPsAt(results: readonly boolean[][], supplyMv: number): number | undefined {
  return periodsPs[results[suppliesMv.indexOf(supplyMv)]?.indexOf(true) ?? -1]
}

/**
 * The border between fail and pass as [column, row] corners of cells: from the top edge down, then below the last row with a
 * pass to the right edge.
 */
export function passBorder(results: readonly boolean[][]): Point[] {
  const firsts = results.map((row) => row.indexOf(true))
  const rows = firsts.includes(-1) ? firsts.indexOf(-1) : firsts.length
  return [
    ...firsts.slice(0, rows).flatMap((first, row): Point[] => [
      [first, row],
      [first, row + 1],
    ]),
    [periodsPs.length, rows],
  ]
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, n) => from + n * by)
}
