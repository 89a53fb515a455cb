import { expect, test } from 'vitest'
import type { Point } from '#app/figures/kit/path.ts'
import {
  type Box,
  cells,
  cellsNet,
  core,
  coreNet,
  die,
  dieNet,
  magnifiedSpot,
  magnifiedSquare,
  onDie,
  placeCells,
} from './chip.ts'

test('shows in the second frame, to scale, the square marked in the first', () => {
  expect(core.widthM).toBeCloseTo(1.5e-3, 12)
  expect(onDie([0, 0])).toEqual([magnifiedSquare[0], magnifiedSquare[1]])
  expect(onDie([core.size, core.size])).toEqual([
    magnifiedSquare[0] + magnifiedSquare[2],
    magnifiedSquare[1] + magnifiedSquare[3],
  ])
  for (const point of coreNet) expect(dieNet).toContainEqual(onDie(point))
})

test('runs one net parallel to the axes and through the magnified spot', () => {
  for (const net of [dieNet, coreNet, cellsNet]) {
    for (const [n, [x, y]] of net.slice(1).entries()) {
      const [lastX, lastY] = net[n] as Point
      expect(x === lastX || y === lastY).toBe(true)
    }
  }
  const onSegment = coreNet.slice(1).some(([x, y], n) => {
    const [fromX, fromY] = coreNet[n] as Point
    return (
      y === fromY &&
      y === magnifiedSpot[1] &&
      Math.min(x, fromX) <= magnifiedSpot[0] &&
      magnifiedSpot[0] <= Math.max(x, fromX)
    )
  })
  expect(onSegment).toBe(true)
})

test('aligns the frames, so that the net leaves each at the height where it enters the next', () => {
  const fromBottom = (size: number, point: Point | undefined) => size - (point?.[1] ?? Number.NaN)
  expect(fromBottom(core.size, coreNet[0])).toBe(fromBottom(die.size, dieNet.at(-1)))
  expect(fromBottom(cells.size, cellsNet[0])).toBe(fromBottom(core.size, coreNet.at(-1)))
})

test('names fit their blocks where the unit of the page is 8 px, as in windows of 390 and 1024 px', () => {
  const pixels = 8 / 10
  const [start, character] = [4, 7]
  for (const [name, , , width] of [...die.blocks, ...core.blocks])
    expect(start + character * name.length, name).toBeLessThanOrEqual(width * pixels)
})

test('gives caches an area in proportion to what they hold', () => {
  const perKib = core.blocks.flatMap(([name, , , width, height]) => {
    const [, size] = /(\d+) KiB/.exec(name) ?? []
    return size === undefined ? [] : (width * height) / Number(size)
  })
  expect(perKib).toHaveLength(2)
  expect(Math.max(...perKib) / Math.min(...perKib)).toBeLessThan(1.25)
})

test('keeps blocks and cells within their frames, without overlap', () => {
  const overlap = (a: Box, b: Box) =>
    a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
  const frames: [number, Box[]][] = [
    [die.size, [...die.blocks.map(([, ...box]): Box => box), magnifiedSquare]],
    [core.size, core.blocks.map(([, ...box]) => box)],
    [cells.size, placeCells(1)],
  ]
  for (const [size, boxes] of frames) {
    for (const [n, box] of boxes.entries()) {
      expect(box[0]).toBeGreaterThanOrEqual(0)
      expect(box[0] + box[2]).toBeLessThanOrEqual(size)
      expect(box[1] + box[3]).toBeLessThanOrEqual(size)
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false)
    }
  }
})

test('places the same cells every time', () => {
  expect(placeCells(5)).toEqual(placeCells(5))
})
