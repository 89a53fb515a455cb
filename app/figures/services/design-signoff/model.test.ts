import { expect, test } from 'vitest'
import {
  blockAt,
  blocks,
  bumpResistanceOhm,
  bumps,
  cellCenterUm,
  cellUm,
  dieSizeUm,
  dropsMillivolts,
  limitShare,
  supplyV,
  worst,
} from './model.ts'

const columns = dieSizeUm.width / cellUm

test('the worst point has the deepest drop, lies in a block and exceeds the limit', () => {
  expect(dropsMillivolts.flat().every((drop) => drop <= worst.dropMillivolts)).toBe(true)
  expect(dropsMillivolts[worst.row]).toContain(worst.dropMillivolts)
  expect(blockAt(worst.xUm, worst.yUm)?.name).toBe('NPU')
  expect(worst.dropMillivolts).toBeGreaterThan(limitShare * supplyV * 1000)
})

test('in a cell without a bump, the currents from the mesh add up to what the cell draws', () => {
  const withBump = new Set(
    bumps.map(([x, y]) => `${Math.floor(x / cellUm)} ${Math.floor((dieSizeUm.height - y) / cellUm)}`),
  )
  let sheet = 0
  dropsMillivolts.forEach((line, row) => {
    line.forEach((drop, column) => {
      if (withBump.has(`${column} ${row}`)) return
      const around = [
        line[column - 1],
        line[column + 1],
        dropsMillivolts[row - 1]?.[column],
        dropsMillivolts[row + 1]?.[column],
      ]
      const inflow = around.reduce<number>((sum, other) => sum + (other === undefined ? 0 : drop - other), 0)
      const block = blockAt(...cellCenterUm(column, row))
      const drawn = block ? block.currentA / ((block.width * block.height) / cellUm ** 2) : 0
      // Differences in millivolts over amperes give the sheet resistance, which is the same everywhere. No current, no difference.
      if (drawn === 0) expect(inflow).toBeCloseTo(0, 1)
      else {
        sheet ||= inflow / drawn
        expect(inflow / drawn / sheet).toBeCloseTo(1, 1)
      }
    })
  })
  expect(sheet).toBeGreaterThan(0)
})

test('the drop is smaller at a bump than beside it, and blocks without bumps have none', () => {
  for (const [x, y] of bumps) {
    const column = Math.floor(x / cellUm)
    const row = Math.floor((dieSizeUm.height - y) / cellUm)
    const here = dropsMillivolts[row]?.[column] ?? Number.NaN
    for (const other of [
      dropsMillivolts[row]?.[column - 1],
      dropsMillivolts[row]?.[column + 1],
      dropsMillivolts[row - 1]?.[column],
    ])
      if (other !== undefined) expect(here).toBeLessThan(other)
    expect(blockAt(x, y)?.hasNoBumps).not.toBe(true)
  }
})

test('the bumps carry what the blocks draw', () => {
  const drawn = blocks.reduce((sum, { currentA }) => sum + currentA, 0)
  const held = bumps.reduce((sum, [x, y]) => {
    const row = Math.floor((dieSizeUm.height - y) / cellUm)
    return sum + (dropsMillivolts[row]?.[Math.floor(x / cellUm)] ?? Number.NaN)
  }, 0)
  // The sum of the drops over the bumps, in volts, over the total current is the resistance of one bump.
  expect(held / 1000 / drawn).toBeCloseTo(bumpResistanceOhm, 4)
  expect(dropsMillivolts.flat()).toHaveLength(columns * (dieSizeUm.height / cellUm))
})
