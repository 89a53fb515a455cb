import { expect, test } from 'vitest'
import {
  type Die,
  dieSizeMm,
  edgeExclusionMm,
  largestCluster,
  pareto,
  probeWafer,
  waferDiameterMm,
} from './model.ts'

const seeds = [1, 2, 136]
const usable = waferDiameterMm / 2 - edgeExclusionMm
const failing = (dies: readonly Die[]) => dies.filter(({ bin }) => bin !== 'pass')

test.each(seeds)('all dies lie within the tested part of the wafer, and no position is left out', (seed) => {
  const dies = probeWafer(seed)
  for (const { xMm, yMm } of dies)
    for (const right of [-1, 1])
      for (const up of [-1, 1])
        expect(
          Math.hypot(xMm + (right * dieSizeMm.width) / 2, yMm + (up * dieSizeMm.height) / 2),
        ).toBeLessThanOrEqual(usable)
  const places = new Set(dies.map(({ column, row }) => `${column},${row}`))
  expect(places.size).toBe(dies.length)
  // Gross dies per wafer, after de Vries (IEEE Transactions on Semiconductor Manufacturing 18(1), 2005), to a few percent.
  const area = dieSizeMm.width * dieSizeMm.height
  const expected = ((Math.PI * usable ** 2) / area) * Math.exp(-Math.sqrt(area) / usable)
  expect(dies.length / expected).toBeGreaterThan(0.95)
  expect(dies.length / expected).toBeLessThan(1.05)
})

test.each(seeds)('the bins add up to all failures, fullest bin first', (seed) => {
  const dies = probeWafer(seed)
  const bins = pareto(dies)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(failing(dies).length)
  expect(bins.map(({ count }) => count)).toEqual(bins.map(({ count }) => count).toSorted((a, b) => b - a))
  expect(bins.at(-1)?.cumulativeShare).toBe(1)
  expect(bins[0]?.cumulativeShare).toBe((bins[0]?.count ?? 0) / failing(dies).length)
})

test.each(seeds)('the largest cluster has one bin, is connected and cannot grow', (seed) => {
  const dies = probeWafer(seed)
  const cluster = largestCluster(dies)
  const [{ bin } = { bin: 'pass' }] = cluster
  expect(bin).not.toBe('pass')
  const touches = (a: Die, b: Die) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1
  expect(cluster.every((one) => one.bin === bin)).toBe(true)
  expect(cluster.every((one) => cluster.some((other) => touches(one, other)))).toBe(true)
  const others = failing(dies).filter((one) => one.bin === bin && !cluster.includes(one))
  expect(others.some((one) => cluster.some((other) => touches(one, other)))).toBe(false)
})

test('a wafer without failures has no cluster', () => {
  expect(largestCluster(probeWafer(1).filter(({ bin }) => bin === 'pass'))).toEqual([])
})
