// Lines of timing diagrams: two levels, and edges without a slope.
import { line, type Point } from './path.ts'

interface DigitalLine {
  /** Where the line changes its level, in order, in units of the drawing. */
  edges: readonly number[]
  from: number
  to: number
  /** The y of both levels. */
  low: number
  high: number
}

/** A line that begins low and changes its level at every edge, as the `d` of a path. */
export function digital({ edges, from, to, low, high }: DigitalLine): string {
  const levelAfter = (n: number) => (n % 2 === 0 ? high : low)
  return line([
    [from, low],
    ...edges.flatMap((x, n): Point[] => [
      [x, levelAfter(n - 1)],
      [x, levelAfter(n)],
    ]),
    [to, levelAfter(edges.length - 1)],
  ])
}
