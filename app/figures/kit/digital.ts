// Lines of timing diagrams: two levels with vertical edges.
import { line, type Point } from './path.ts'

interface DigitalLine {
  /** The x positions where the level changes, in order, in units of the drawing. */
  edges: readonly number[]
  from: number
  to: number
  /** The y positions of the two levels. */
  low: number
  high: number
}

/** Returns a line that starts low and changes level at every edge, as the `d` of a path. */
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
