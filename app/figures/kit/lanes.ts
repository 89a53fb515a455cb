// Timelines whose vertical axis is a list of rows: tasks, jobs, stages.
import type { Tick } from './plot.tsx'

/** The rows of a drawing: a part of its height for each, from `top` down to `bottom`, both as parts of the height. */
export function lanes(names: readonly string[], top = 0, bottom = 1) {
  const height = (bottom - top) / names.length
  /** Where a part of a row lies, as a part of the drawing's height. */
  const down = (row: number, part = 0.5) => top + (row + part) * height
  const ticks = names.map((label, row): Tick => ({ at: 1 - down(row), label }))
  return { down, height, ticks }
}
