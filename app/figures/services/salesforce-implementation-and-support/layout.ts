// Positions of the states: in rows from left to right; a transition leads from the end of a row to the start of the next.
import type { Point } from '#app/figures/kit/path.ts'

export interface Layout {
  /** Fractions of the width: the middles of the columns, the width of a state, and the distance from the edge at which a row turns. */
  columns: readonly number[]
  width: number
  margin: number
  /** Fractions of the height. */
  rows: readonly number[]
  /** Position of the condition on a transition to the next row: a fraction of the width, and pixels below the line. */
  turnLabel: { x: number; y: number }
}

/** Both layouts have their last row at the same height, where the line leaves. */
export const layouts: Record<'wide' | 'narrow', Layout> = {
  wide: {
    columns: [0.155, 0.5, 0.845],
    width: 0.2,
    margin: 0.012,
    rows: [0.14, 0.64],
    turnLabel: { x: 0.3275, y: -10 },
  },
  narrow: {
    columns: [0.215, 0.785],
    width: 0.3,
    margin: 0.004,
    rows: [0.1, 0.37, 0.64],
    turnLabel: { x: 0.785, y: 19 },
  },
}

export function placeOf(state: number, { columns, rows }: Layout): Point {
  const count = columns.length
  return [columns[state % count] ?? Number.NaN, rows[Math.floor(state / count)] ?? Number.NaN]
}

/** The corners of the transition from a state to the next. */
export function wayFrom(state: number, layout: Layout): Point[] {
  const [from, to] = [placeOf(state, layout), placeOf(state + 1, layout)]
  if (from[1] === to[1]) return [from, to]
  const [left, right, between] = [layout.margin, 1 - layout.margin, (from[1] + to[1]) / 2]
  return [from, [right, from[1]], [right, between], [left, between], [left, to[1]], to]
}

/** Position of a transition's condition: the middle of the line, and pixels below it. */
export function labelOf(state: number, layout: Layout): { at: Point; y: number } {
  const [from, to] = [placeOf(state, layout), placeOf(state + 1, layout)]
  const { x, y } = layout.turnLabel
  return from[1] === to[1]
    ? { at: [(from[0] + to[0]) / 2, from[1]], y: -10 }
    : { at: [x, (from[1] + to[1]) / 2], y }
}
