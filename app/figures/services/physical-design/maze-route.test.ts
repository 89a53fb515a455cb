import { expect, test } from 'vitest'
import type { Point } from '#app/figures/kit/path.ts'
import { route } from './maze-route.ts'

const gridOf = (...lines: string[]) =>
  lines.map((line) => [...line].map((sign) => (sign === '#' ? Number.POSITIVE_INFINITY : Number(sign))))
const costOf = (grid: number[][], path: Point[]) =>
  path.slice(1).reduce((sum, [column, row]) => sum + (grid[row]?.[column] ?? Number.NaN), 0)

test('goes straight where nothing is in the way', () => {
  const grid = gridOf('1111', '1111')
  expect(route(grid, [0, 0], [3, 0])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ])
})

test('goes around an obstacle, and around a cell that costs more than the detour', () => {
  const obstacle = gridOf('1#1', '1#1', '111')
  expect(route(obstacle, [0, 0], [2, 0])).toHaveLength(7)
  expect(costOf(gridOf('191', '111'), route(gridOf('191', '111'), [0, 0], [2, 0]))).toBe(4)
})

test('goes through a cell that costs less than the detour', () => {
  expect(route(gridOf('121', '111'), [0, 0], [2, 0])).toHaveLength(3)
})

test('makes no more turns than necessary', () => {
  const path = route(gridOf('1111', '1111', '1111'), [0, 0], [3, 2])
  expect(path).toHaveLength(6)
  expect(path).toContainEqual([3, 0])
})

test('throws if there is no path', () => {
  expect(() => route(gridOf('1#1', '1#1'), [0, 0], [2, 0])).toThrow(RangeError)
})
