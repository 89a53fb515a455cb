// The lines of a system drawing: links between the edges of blocks, and the trace, which becomes a waveform inside our blocks.
import type { Point } from '#app/figures/kit/path.ts'
import { type Box, type Layout, placed, type Route, type System } from './model.ts'
import { waves } from './waves.ts'

export type Segment = readonly [from: Point, to: Point]

/** In units of a layout: the space between the edge of a block and its waveform, the amplitude, and the length of one repetition. */
const waveform = { margin: 14, amplitude: 10, repeat: 170 }

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, n): Segment => [points[n] ?? point, point])

export const isOn = ([[x1, y1], [x2, y2]]: Segment, [x, y]: Point) =>
  x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2)

const length = ([[x1, y1], [x2, y2]]: Segment) => Math.abs(x2 - x1) + Math.abs(y2 - y1)

const longest = (segments: readonly Segment[]): Segment | undefined =>
  segments.toSorted((a, b) => length(b) - length(a))[0]

const within = (value: number, from: number, size: number) => value >= from && value <= from + size

/** The point on a box's edge that is directly opposite a point beside the box. */
function edgeFacing([x, y, width, height]: Box, [px, py]: Point): Point {
  if (within(py, y, height)) return [px < x ? x : x + width, py]
  if (within(px, x, width)) return [px, py < y ? y : y + height]
  throw new RangeError(`no edge of the block at ${x}, ${y} faces ${px}, ${py}`)
}

/** A point between two boxes that face each other, on the trace if it runs straight from one to the other. */
function between(from: Box, to: Box, trace: Layout['trace']): Point {
  const [left, top] = [Math.max(from[0], to[0]), Math.max(from[1], to[1])]
  const [right, bottom] = [
    Math.min(from[0] + from[2], to[0] + to[2]),
    Math.min(from[1] + from[3], to[1] + to[3]),
  ]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const pieces = trace.flatMap((points) => segmentsOf(points))
  if (bottom > top) {
    const shared = pieces.find(
      ([[, at]]) => at > top && at < bottom && isOnAll(pieces, [left, at], [right, at]),
    )
    return [x, shared ? shared[0][1] : y]
  }
  const shared = pieces.find(([[at]]) => at > left && at < right && isOnAll(pieces, [at, top], [at, bottom]))
  return [shared ? shared[0][0] : x, y]
}

/** Whether one of the pieces contains all points. */
const isOnAll = (pieces: readonly Segment[], ...points: Point[]) =>
  pieces.some((piece) => points.every((point) => isOn(piece, point)))

/**
 * The line of a link, from the edge of one box to the edge of another.
 * @throws {RangeError} where they do not face each other.
 */
export function linkLine(from: Box, to: Box, { via }: Route, trace: Layout['trace']): Point[] {
  const [first = between(from, to, trace), ...rest] = via ?? []
  const points = [edgeFacing(from, first), first, ...rest, edgeFacing(to, rest.at(-1) ?? first)]
  return points.filter((point, n) => !isBetween(points[n - 1], point, points[n + 1]))
}

/** Whether a point lies on the straight line between its neighbors. */
const isBetween = (before: Point | undefined, [x, y]: Point, after: Point | undefined) =>
  before !== undefined &&
  after !== undefined &&
  ((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]))

/** The middle of the longest segment of a line, and whether that segment is horizontal. */
export function middleOf(points: readonly Point[]): { at: Point; across: boolean } {
  const [[x1, y1], [x2, y2]] = longest(segmentsOf(points)) ?? [
    [0, 0],
    [0, 0],
  ]
  return { at: [(x1 + x2) / 2, (y1 + y2) / 2], across: y1 === y2 }
}

/** The pieces of a line along the axes that lie inside a box. */
export function chordsIn([x, y, width, height]: Box, points: readonly Point[]): Segment[] {
  const clampX = (value: number) => Math.min(Math.max(value, x), x + width)
  const clampY = (value: number) => Math.min(Math.max(value, y), y + height)
  return segmentsOf(points)
    .filter(([[x1, y1], [, y2]]) => (y1 === y2 ? y1 > y && y1 < y + height : x1 > x && x1 < x + width))
    .map(
      ([[x1, y1], [x2, y2]]): Segment => [
        [clampX(x1), clampY(y1)],
        [clampX(x2), clampY(y2)],
      ],
    )
    .filter((chord) => length(chord) > 0)
}

/** The points of a waveform along a segment. It holds each level for the same length; a segment too short for it has none. */
function shaped(segment: Segment, pattern: readonly number[]): Point[] {
  const [from, to] = segment
  const total = length(segment)
  const levels = Array.from(
    { length: Math.max(1, Math.round(total / waveform.repeat)) },
    () => pattern,
  ).flat()
  const step = (total - 2 * waveform.margin) / levels.length
  if (step <= 0) return []
  const [dx, dy] = [(to[0] - from[0]) / total, (to[1] - from[1]) / total]
  const at = (along: number, level: number): Point => [
    from[0] + along * dx + Math.abs(dy) * level * waveform.amplitude,
    from[1] + along * dy - Math.abs(dx) * level * waveform.amplitude,
  ]
  const [begin, end] = [waveform.margin, total - waveform.margin]
  return [
    at(begin, 0),
    ...levels.flatMap((level, n) => [at(begin + n * step, level), at(begin + (n + 1) * step, level)]),
    at(end, 0),
  ]
}

/** Cuts a segment at the points that lie on it. */
function cut([from, to]: Segment, points: readonly Point[]): Segment[] {
  const stops = points
    .filter((point) => isOn([from, to], point))
    .toSorted((a, b) => length([from, a]) - length([from, b]))
  return segmentsOf([from, ...stops, to])
}

/** The lines of the trace. In each of our blocks, the longest piece without a branch becomes the block's waveform. */
export function traceLines({ blocks }: System, { blocks: places, trace }: Layout): Point[][] {
  const ends = trace.flatMap((points) => [...points.slice(0, 1), ...points.slice(-1)])
  const forms = placed(blocks, places).flatMap(({ part: { ours }, place }) => {
    const pieces = trace.flatMap((points) => chordsIn(place, points)).flatMap((chord) => cut(chord, ends))
    const piece = longest(pieces)
    return ours && piece ? [{ piece, pattern: waves[ours] }] : []
  })
  return trace.map((points) => [
    ...segmentsOf(points).flatMap((segment) => [
      segment[0],
      ...forms
        .filter(({ piece }) => piece.every((point) => isOn(segment, point)))
        .toSorted((a, b) => length([segment[0], a.piece[0]]) - length([segment[0], b.piece[0]]))
        .flatMap(({ piece, pattern }) => shaped(piece, pattern)),
    ]),
    ...points.slice(-1),
  ])
}

/** The points at which the trace crosses the edges of a box. */
export function portsOf([x, y, width, height]: Box, { trace }: Pick<Layout, 'trace'>): Point[] {
  const onEdge = ([px, py]: Point) => px === x || px === x + width || py === y || py === y + height
  return trace.flatMap((points) => chordsIn([x, y, width, height], points).flat().filter(onEdge))
}

/** The height at which the trace enters a layout on the left. */
export const entryOf = ({ trace }: Layout) => trace[0]?.[0]?.[1] ?? 0
/** The height at which it leaves on the right. */
export const exitOf = ({ trace }: Layout) => trace[0]?.at(-1)?.[1] ?? 0
