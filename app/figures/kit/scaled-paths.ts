// Paths whose points are fractions of a drawing's width and height, in units of a drawing of the given size. A figure and its thumbnail
// draw the same points in different sizes.
import { boxes, line, type Point } from './path.ts'

export interface Size {
  width: number
  height: number
}

/** Returns a line as the `d` of a path. */
export const scaledLine = (points: readonly Point[], { width, height }: Size) =>
  line(
    points.map(([x, y]): Point => [x * width, y * height]),
    1,
  )

/** Returns rectangles as one path. */
export const scaledBoxes = (
  rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[],
  { width, height }: Size,
) => boxes(rectangles.map(([x, y, w, h]) => [x * width, y * height, w * width, h * height]))
