import { expect, test } from 'vitest'
import { centerUmOf, columns, congestionOf, rows } from './congestion.ts'
import { block, gcellUm, macroAt, macros } from './model.ts'
import { bandsPercent, congestionPercent, lengthUm, net, path, port, shortestUm } from './net.ts'

test('macros lie in the block, on its grid, without overlap', () => {
  for (const { x, y, width, height } of macros) {
    expect([x, y, width, height].map((side) => side % gcellUm)).toEqual([0, 0, 0, 0])
    expect(x + width).toBeLessThanOrEqual(block.width)
    expect(y + height).toBeLessThanOrEqual(block.height)
  }
  const covered = macros.reduce((sum, { width, height }) => sum + (width * height) / gcellUm ** 2, 0)
  const under = congestionPercent.flat().filter(Number.isNaN)
  expect(under).toHaveLength(covered)
})

test('RUDY: a net adds demand in proportion to the sides of its box, and only within the box', () => {
  const one = congestionOf([{ x: 305, y: 405, width: 50, height: 40 }])
  const two = congestionOf([{ x: 305, y: 405, width: 100, height: 80 }])
  const sum = (map: number[][]) => map.flat().reduce((total, ratio) => total + ratio, 0)
  expect(sum(two) / sum(one)).toBeCloseTo(2)
  one.forEach((line, row) => {
    line.forEach((ratio, column) => {
      const [x, y] = centerUmOf(column, row)
      expect(ratio > 0).toBe(x > 300 && x < 360 && y > 400 && y < 460)
    })
  })
})

test('fewer tracks are left over macros', () => {
  const small = { width: 0.5, height: 0.5 }
  const [{ x, y } = { x: 0, y: 0 }] = macros
  const most = (map: number[][]) => Math.max(...map.flat())
  const above = most(congestionOf([{ x: x + 30, y: y + 30, ...small }]))
  const beside = most(congestionOf([{ x: 630, y: 410, ...small }]))
  expect(above).toBeGreaterThan(beside)
})

test('the net reaches its port step by step, without crossing a macro or a full cell', () => {
  expect(net.at(-1)).toBe(port)
  path.forEach(([column, row], n) => {
    const [x, y] = centerUmOf(column, row)
    expect(macroAt(x, y)).toBeUndefined()
    expect(congestionPercent[row]?.[column]).toBeLessThan(bandsPercent.at(-1) ?? 0)
    const [lastColumn, lastRow] = path[n - 1] ?? [column - 1, row]
    expect(Math.abs(column - lastColumn) + Math.abs(row - lastRow)).toBe(1)
  })
  expect(lengthUm).toBeGreaterThan(shortestUm)
  expect(lengthUm).toBeLessThan(1.3 * shortestUm)
})

test('the net takes a detour because grid cells on the direct way are more crowded, although none is full', () => {
  const [[pinColumn, pinRow] = [0, 0]] = path
  const [portColumn, portRow] = path.at(-1) ?? [0, 0]
  const direct = [
    ...Array.from({ length: portRow - pinRow }, (_, n) => [pinColumn, pinRow + 1 + n] as const),
    ...Array.from({ length: portColumn - pinColumn }, (_, n) => [pinColumn + 1 + n, portRow] as const),
  ]
  const mostCrowded = (cells: readonly (readonly [number, number])[]) =>
    Math.max(...cells.map(([column, row]) => congestionPercent[row]?.[column] ?? 0))
  expect(mostCrowded(direct)).toBeGreaterThan(mostCrowded(path.slice(1)))
  expect(mostCrowded(direct)).toBeLessThan(100)
})

test('demand exceeds the tracks in a few cells only, all next to macros', () => {
  const full = congestionPercent.flatMap((line, row) =>
    line.flatMap((demand, column) => (demand >= 100 ? [centerUmOf(column, row)] : [])),
  )
  expect(full.length).toBeGreaterThan(0)
  expect(full.length).toBeLessThan((rows * columns) / 100)
  const isBeside = (x: number, y: number) =>
    [-1, 0, 1].some((right) => [-1, 0, 1].some((up) => macroAt(x + right * gcellUm, y + up * gcellUm)))
  expect(full.every(([x, y]) => isBeside(x, y))).toBe(true)
})
