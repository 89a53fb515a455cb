import { expect, test } from 'vitest'
import { centerOf, columns, congestionOf, rows } from './congestion.ts'
import { block, gcell, macroAt, macros } from './model.ts'
import { bands, congestion, length, net, port, shortest, way } from './net.ts'

test('macros lie in the block, on its grid, and apart', () => {
  for (const { x, y, width, height } of macros) {
    expect([x, y, width, height].map((side) => side % gcell)).toEqual([0, 0, 0, 0])
    expect(x + width).toBeLessThanOrEqual(block.width)
    expect(y + height).toBeLessThanOrEqual(block.height)
  }
  const covered = macros.reduce((sum, { width, height }) => sum + (width * height) / gcell ** 2, 0)
  const under = congestion.flat().filter(Number.isNaN)
  expect(under).toHaveLength(covered)
})

test('RUDY: a net needs as much track as its box is wide and high, and only within it', () => {
  const one = congestionOf([{ x: 305, y: 405, width: 50, height: 40 }])
  const two = congestionOf([{ x: 305, y: 405, width: 100, height: 80 }])
  const sum = (map: number[][]) => map.flat().reduce((total, ratio) => total + ratio, 0)
  expect(sum(two) / sum(one)).toBeCloseTo(2)
  one.forEach((line, row) => {
    line.forEach((ratio, column) => {
      const [x, y] = centerOf(column, row)
      expect(ratio > 0).toBe(x > 300 && x < 360 && y > 400 && y < 460)
    })
  })
})

test('over macros fewer tracks are left', () => {
  const small = { width: 0.5, height: 0.5 }
  const [{ x, y } = { x: 0, y: 0 }] = macros
  const most = (map: number[][]) => Math.max(...map.flat())
  const above = most(congestionOf([{ x: x + 30, y: y + 30, ...small }]))
  const beside = most(congestionOf([{ x: 630, y: 410, ...small }]))
  expect(above).toBeGreaterThan(beside)
})

test('the net goes from a pin to its port, step by step, through no macro and no full cell', () => {
  expect(net.at(-1)).toBe(port)
  way.forEach(([column, row], n) => {
    const [x, y] = centerOf(column, row)
    expect(macroAt(x, y)).toBeUndefined()
    expect(congestion[row]?.[column]).toBeLessThan(bands.at(-1) ?? 0)
    const [lastColumn, lastRow] = way[n - 1] ?? [column - 1, row]
    expect(Math.abs(column - lastColumn) + Math.abs(row - lastRow)).toBe(1)
  })
  expect(length).toBeGreaterThan(shortest)
  expect(length).toBeLessThan(1.3 * shortest)
})

test('demand exceeds the tracks in a few cells, and they are at pins of macros', () => {
  const full = congestion.flatMap((line, row) =>
    line.flatMap((demand, column) => (demand >= 100 ? [centerOf(column, row)] : [])),
  )
  expect(full.length).toBeGreaterThan(0)
  expect(full.length).toBeLessThan((rows * columns) / 100)
  const isBeside = (x: number, y: number) =>
    [-1, 0, 1].some((right) => [-1, 0, 1].some((up) => macroAt(x + right * gcell, y + up * gcell)))
  expect(full.every(([x, y]) => isBeside(x, y))).toBe(true)
})
