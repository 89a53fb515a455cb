// Timelines whose vertical axis is a list of rows: tasks, jobs, stages.
import type { Tick } from './plot.tsx'

/**
 * Divides a drawing into equal rows, one for each name, from `top` to `bottom` (fractions of the drawing's height).
 * @returns `down`, which converts a position in a row to a fraction of the drawing's height; the height of a row; and
 * the axis ticks
 */
export function lanes(names: readonly string[], top = 0, bottom = 1) {
  const height = (bottom - top) / names.length
  /** The position `part` of the way down a row, as a fraction of the drawing's height. */
  const down = (row: number, part = 0.5) => top + (row + part) * height
  const ticks = names.map((label, row): Tick => ({ at: 1 - down(row), label }))
  return { down, height, ticks }
}
