// Three lines and the output of a C-element: it goes high when all of its inputs are high, low when all are low, and
// otherwise keeps its level (D. E. Muller and W. S. Bartky, 1959). Times are fractions of the drawing's width.

/** When each input changes level, in order. All start low. */
export const inputEdges: readonly (readonly number[])[] = [
  [0.2, 0.54, 0.74],
  [0.4, 0.49, 0.88],
  [0.3, 0.63, 0.81],
]

/** Whether a line that starts low and changes at `edges` is high just after `time`. */
export const isHigh = (edges: readonly number[], time: number) =>
  edges.filter((edge) => edge <= time).length % 2 === 1

/** Returns when the output of a C-element changes. */
export function outputEdgesOf(lines: readonly (readonly number[])[]): number[] {
  const changes: number[] = []
  for (const time of lines.flat().sort((a, b) => a - b)) {
    const high = !isHigh(changes, time)
    if (lines.every((edges) => isHigh(edges, time) === high)) changes.push(time)
  }
  return changes
}
