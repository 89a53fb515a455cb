// Regions of a map above a level, with borders interpolated between the values: marching squares (Lorensen and Cline,
// 1987, in two dimensions). Each value is at the center of its cell.
import { line, type Point } from './path.ts'

type Corner = readonly [column: number, row: number]
/**
 * Sides of a square: top, right, bottom, left. A border enters at the first side and leaves at the second, with the
 * higher region on its right.
 */
type Border = readonly [from: number, to: number]

/**
 * The borders through a square, indexed by its corners above the level: 8 upper left, 4 upper right, 2 lower right, 1
 * lower left.
 */
const bordersIn: readonly (readonly Border[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
]

/** Returns the region of a map at or above a level as the `d` of a path. One unit is a tenth of a cell. */
export function regionAbove(map: readonly (readonly number[])[], level: number): string {
  const columns = map[0]?.length ?? 0
  const rows = map.length
  // The outermost values are repeated at the edge of the map and surrounded by a frame below the level, so that all
  // borders close.
  const place = (index: number, count: number) => Math.min(Math.max(index - 1.5, 0), count)
  const inside = (index: number, count: number) => index > 0 && index < count + 3
  const valueAt = ([column, row]: Corner) =>
    inside(column, columns) && inside(row, rows)
      ? (map[clamp(row - 2, rows)]?.[clamp(column - 2, columns)] ?? Number.NaN)
      : Number.NEGATIVE_INFINITY

  const crossing = (a: Corner, b: Corner): Point => {
    const [from, to] = [valueAt(a), valueAt(b)]
    const part = Number.isFinite(from) && Number.isFinite(to) ? (level - from) / (to - from) : 0
    const between = (start: number, end: number, count: number) =>
      10 * (place(start, count) + part * (place(end, count) - place(start, count)))
    return [between(a[0], b[0], columns), between(a[1], b[1], rows)]
  }

  /** The borders of all squares, by the side where each enters: its point there, and the side where it leaves. */
  const borders = new Map<string, { point: Point; next: string }>()
  for (let row = 0; row < rows + 3; row++) {
    for (let column = 0; column < columns + 3; column++) {
      const corners: Corner[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ]
      const index = corners.reduce((bits, corner) => 2 * bits + Number(valueAt(corner) >= level), 0)
      for (const [from, to] of bordersIn[index] ?? []) {
        const a = corners[from] ?? [0, 0]
        const b = corners[(from + 1) % 4] ?? [0, 0]
        borders.set(sideOf(column, row, from), { point: crossing(a, b), next: sideOf(column, row, to) })
      }
    }
  }
  return loopsOf(borders)
    .map((loop) => `${line(loop)}z`)
    .join('')
}

/** The name of a side of a square. Both squares that share the side give it the same name. */
function sideOf(column: number, row: number, side: number): string {
  const [x, y] = [side === 1 ? column + 1 : column, side === 2 ? row + 1 : row]
  return `${x} ${y} ${side % 2}`
}

/** Follows borders from side to side until each one closes. */
function loopsOf(borders: Map<string, { point: Point; next: string }>): Point[][] {
  const loops: Point[][] = []
  for (const start of borders.keys()) {
    const loop: Point[] = []
    let side = start
    for (let border = borders.get(side); border; border = borders.get(side)) {
      borders.delete(side)
      loop.push(border.point)
      side = border.next
    }
    loops.push(loop)
  }
  return loops
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
