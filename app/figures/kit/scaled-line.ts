import { line, type Point } from './path.ts'

/**
 * Returns a line as the `d` of a path, in units of a drawing of the given size. The points are fractions of its width
 * and height.
 */
export const scaledLine = (points: readonly Point[], { width, height }: { width: number; height: number }) =>
  line(
    points.map(([x, y]): Point => [x * width, y * height]),
    1,
  )
