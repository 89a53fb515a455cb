// The shmoo of one part: one pattern run at every point of an array of supply voltages and clock periods. The critical path
// follows the alpha-power law (Sakurai and Newton, IEEE Journal of Solid-State Circuits 25(2), 1990): its delay is
// proportional to V / (V − Vth)^α. Below the retention voltage the part loses its state and fails at any period.

import type { Point } from '#app/figures/kit/path.ts'
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** Millivolts from the top row down, and picoseconds from left to right. */
export const supplies = steps(1200, 600, -25)
export const periods = steps(1000, 3000, 50)
/** Where the part is meant to run: millivolts, their tolerance, picoseconds. */
export const operatingPoint = { supply: 900, tolerance: 0.05, period: 2000 }
/** Millivolts. */
export const retention = 675

const threshold = 350
const alpha = 1.5
/** The critical path at the operating point's supply, in picoseconds. */
const nominalDelay = 1480
/** Jitter of the clock, row by row, as a part of the period. */
const jitter = 0.018

/** The delay of the critical path in picoseconds, at a supply in millivolts. */
export function delayAt(supply: number): number {
  const shape = (millivolts: number) => millivolts / (millivolts - threshold) ** alpha
  return nominalDelay * (shape(supply) / shape(operatingPoint.supply))
}

/** The array as the tester fills it: a row for each supply, in it whether each period passes. */
export function sweep(seed: number): boolean[][] {
  const gaussian = gaussianFrom(seed)
  return supplies.map((supply) => {
    const shortest = delayAt(supply) * (1 + jitter * gaussian())
    return periods.map((period) => supply >= retention && period >= shortest)
  })
}

/** The lowest supply in millivolts down to which every point of a period passes, from the top. */
export function vminAt(results: readonly boolean[][], period: number): number | undefined {
  const column = results.map((row) => row[periods.indexOf(period)])
  const failure = column.indexOf(false)
  return supplies[(failure === -1 ? column.length : failure) - 1]
}

/** The shortest period in picoseconds that passes at a supply in millivolts. */
export function fastestAt(results: readonly boolean[][], supply: number): number | undefined {
  return periods[results[supplies.indexOf(supply)]?.indexOf(true) ?? -1]
}

/**
 * The border between fail and pass in cells of the array, from its top edge down, and along the last row that passes to
 * the right edge.
 */
export function borderOf(results: readonly boolean[][]): Point[] {
  const firsts = results.map((row) => row.indexOf(true))
  const rows = firsts.includes(-1) ? firsts.indexOf(-1) : firsts.length
  return [
    ...firsts.slice(0, rows).flatMap((first, row): Point[] => [
      [first, row],
      [first, row + 1],
    ]),
    [periods.length, rows],
  ]
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, n) => from + n * by)
}
