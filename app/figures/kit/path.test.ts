import { expect, test } from 'vitest'
import { boxes, line, segments } from './path.ts'

test('draws relative lines with the shortest command for each segment', () => {
  expect(
    line([
      [0, 10],
      [5, 10],
      [5, 4],
      [8, 2],
      [9, 9],
    ]),
  ).toBe('M0 10h5v-6l3-2 1 7')
})

test('rounds points before subtracting them, so that errors do not add up', () => {
  const points = Array.from({ length: 101 }, (_, n) => [n * 0.4, 0] as const)
  const width = line(points)
    .split('h')[1]
    ?.split(' ')
    .reduce((sum, piece) => sum + Number(piece), 0)
  expect(width).toBe(40)
})

test('writes decimals without a leading zero', () => {
  expect(
    line(
      [
        [0.25, 0],
        [0.75, -0.5],
      ],
      2,
    ),
  ).toBe('M.25 0l.5-.5')
})

test('draws all boxes, or all segments, as one path', () => {
  expect(boxes([[1, 2, 3, 4]])).toBe('M1 2h3v4h-3z')
  expect(
    segments([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [0, 5],
        [0, 9],
      ],
    ]),
  ).toBe('M0 0h4M0 5v4')
})
