import { expect, test } from 'vitest'
import {
  blockAt,
  blocks,
  bumpResistance,
  bumps,
  cell,
  centerOf,
  dieSize,
  drops,
  limit,
  supply,
  worst,
} from './model.ts'

const columns = dieSize.width / cell

test('the worst point is the deepest of all, over a block, and deeper than the limit', () => {
  expect(drops.flat().every((drop) => drop <= worst.drop)).toBe(true)
  expect(drops[worst.row]).toContain(worst.drop)
  expect(blockAt(worst.x, worst.y)?.name).toBe('NPU')
  expect(worst.drop).toBeGreaterThan(limit * supply * 1000)
})

test('in every cell without a bump, the currents of the mesh add up to what the cell draws', () => {
  const withBump = new Set(
    bumps.map(([x, y]) => `${Math.floor(x / cell)} ${Math.floor((dieSize.height - y) / cell)}`),
  )
  let sheet = 0
  drops.forEach((line, row) => {
    line.forEach((drop, column) => {
      if (withBump.has(`${column} ${row}`)) return
      const around = [line[column - 1], line[column + 1], drops[row - 1]?.[column], drops[row + 1]?.[column]]
      const inflow = around.reduce<number>((sum, other) => sum + (other === undefined ? 0 : drop - other), 0)
      const block = blockAt(...centerOf(column, row))
      const drawn = block ? block.current / ((block.width * block.height) / cell ** 2) : 0
      // Millivolts through the mesh, over amperes: the same sheet resistance everywhere, and no drop without current.
      if (drawn === 0) expect(inflow).toBeCloseTo(0, 1)
      else {
        sheet ||= inflow / drawn
        expect(inflow / drawn / sheet).toBeCloseTo(1, 1)
      }
    })
  })
  expect(sheet).toBeGreaterThan(0)
})

test('every bump holds its surroundings up, and there is none where they were left out', () => {
  for (const [x, y] of bumps) {
    const column = Math.floor(x / cell)
    const row = Math.floor((dieSize.height - y) / cell)
    const here = drops[row]?.[column] ?? Number.NaN
    for (const other of [drops[row]?.[column - 1], drops[row]?.[column + 1], drops[row - 1]?.[column]])
      if (other !== undefined) expect(here).toBeLessThan(other)
    expect(blockAt(x, y)?.bumpless).not.toBe(true)
  }
})

test('what the bumps carry is what the blocks draw', () => {
  const drawn = blocks.reduce((sum, { current }) => sum + current, 0)
  const held = bumps.reduce((sum, [x, y]) => {
    const row = Math.floor((dieSize.height - y) / cell)
    return sum + (drops[row]?.[Math.floor(x / cell)] ?? Number.NaN)
  }, 0)
  // The sum of the drops over the bumps, in volts, over the total current is the resistance of one bump.
  expect(held / 1000 / drawn).toBeCloseTo(bumpResistance, 4)
  expect(drops.flat()).toHaveLength(columns * (dieSize.height / cell))
})
