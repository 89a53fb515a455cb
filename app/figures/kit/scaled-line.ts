import { line, type Point } from './path.ts'

/** A line through points that are parts of a drawing's width and height, in the units of a drawing of that size. */
export const scaledLine = (points: readonly Point[], { width, height }: { width: number; height: number }) =>
  line(
    points.map(([x, y]): Point => [x * width, y * height]),
    1,
  )
