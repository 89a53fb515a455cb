// Three lines and what a C-element makes of them: its output goes high when all of its inputs are high, low when all are low, and
// keeps its level otherwise (D. E. Muller and W. S. Bartky, 1959). Times are parts of the drawing's width.

/** When each input changes its level, in order; all begin low. */
export const inputs: readonly (readonly number[])[] = [
  [0.2, 0.54, 0.74],
  [0.4, 0.49, 0.88],
  [0.3, 0.63, 0.81],
]

/** The level of a line that begins low and changes at `edges`, just after `time`. */
export const isHigh = (edges: readonly number[], time: number) =>
  edges.filter((edge) => edge <= time).length % 2 === 1

/** When the output of a C-element changes. */
export function agreement(lines: readonly (readonly number[])[]): number[] {
  const changes: number[] = []
  for (const time of lines.flat().sort((a, b) => a - b)) {
    const high = !isHigh(changes, time)
    if (lines.every((edges) => isHigh(edges, time) === high)) changes.push(time)
  }
  return changes
}
