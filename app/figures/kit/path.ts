// Compact SVG path data: relative commands, few decimals, no unnecessary separators.

export type Point = readonly [x: number, y: number]

/**
 * Returns a line through points as the `d` of an SVG path. Points are rounded before they are subtracted, so that
 * errors do not add up.
 */
export function line(points: readonly Point[], decimals = 0): string {
  const scale = 10 ** decimals
  const grid = points.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)])
  const [first = [0, 0]] = grid
  let command = 'M'
  let path = `M${join(first[0] / scale, first[1] / scale)}`
  let [x, y] = first
  for (const [nextX, nextY] of grid.slice(1)) {
    const dx = (nextX - x) / scale
    const dy = (nextY - y) / scale
    if (dx === 0 && dy === 0) continue
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l'
    const numbers = next === 'h' ? short(dx) : next === 'v' ? short(dy) : join(dx, dy)
    path += next === command ? separated(numbers) : next + numbers
    command = next
    x = nextX
    y = nextY
  }
  return path
}

/** Returns rectangles as one path. */
export function boxes(
  rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[],
) {
  return rectangles.map(([x, y, w, h]) => `M${join(x, y)}h${short(w)}v${short(h)}h${short(-w)}z`).join('')
}

/** Returns one path with a line between each pair of points. */
export const segments = (pairs: readonly (readonly [Point, Point])[]) =>
  pairs.map((pair) => line(pair)).join('')

const separated = (numbers: string) => (numbers.startsWith('-') ? numbers : ` ${numbers}`)
const join = (a: number, b: number) => short(a) + separated(short(b))
const short = (value: number) => String(+value.toFixed(3)).replace(/^(-?)0\./, '$1.')
