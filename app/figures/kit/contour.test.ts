import { expect, test } from 'vitest'
import { regionAbove } from './contour.ts'

/** The area enclosed by a path of relative lines, in cells (shoelace formula). */
function areaOf(path: string): number {
  return path
    .split('M')
    .filter(Boolean)
    .reduce((total, loop) => {
      const tokens = loop.match(/[lhvz]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
      let [x, y] = [Number(tokens.shift()), Number(tokens.shift())]
      let command = 'l'
      const points = [[x, y] as const]
      while (tokens.length) {
        const token = tokens.shift() ?? ''
        if (/[lhvz]/.test(token)) command = token
        else {
          if (command !== 'v') x += Number(token)
          if (command === 'v') y += Number(token)
          if (command === 'l') y += Number(tokens.shift())
          points.push([x, y])
        }
      }
      const twice = points.reduce((sum, [px, py], n) => {
        const [qx, qy] = points[(n + 1) % points.length] ?? [0, 0]
        return sum + px * qy - qx * py
      }, 0)
      return total + twice / 200
    }, 0)
}
const mapOf = (size: number, value: (x: number, y: number) => number) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => value(column + 0.5, row + 0.5)),
  )

test('covers the whole map or nothing', () => {
  const flat = mapOf(6, () => 5)
  expect(Math.abs(areaOf(regionAbove(flat, 5)))).toBe(36)
  expect(regionAbove(flat, 5.1)).toBe('')
})

test('cuts a plane where it reaches the level', () => {
  const plane = mapOf(10, (x) => x)
  for (const level of [2, 3.7, 8.3])
    expect(Math.abs(areaOf(regionAbove(plane, level)))).toBeCloseTo(10 * (10 - level), 0)
})

test('cuts a cone in a circle, and subtracts the area of a hole', () => {
  const distance = (x: number, y: number) => Math.hypot(x - 20, y - 20)
  const cone = mapOf(40, (x, y) => -distance(x, y))
  expect(Math.abs(areaOf(regionAbove(cone, -12)))).toBeCloseTo(Math.PI * 144, -1)
  const ring = mapOf(40, (x, y) => -Math.abs(distance(x, y) - 10))
  expect(Math.abs(areaOf(regionAbove(ring, -4)))).toBeCloseTo(Math.PI * (14 ** 2 - 6 ** 2), -1)
})
