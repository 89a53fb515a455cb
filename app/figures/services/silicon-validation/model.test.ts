import { expect, test } from 'vitest'
import { type Die, die, edgeExclusion, largestCluster, pareto, probe, waferDiameter } from './model.ts'

const seeds = [1, 2, 136]
const usable = waferDiameter / 2 - edgeExclusion
const failing = (dies: readonly Die[]) => dies.filter(({ bin }) => bin !== 'pass')

test.each(seeds)('every die lies within the tested part of the wafer, and no place is left out', (seed) => {
  const dies = probe(seed)
  for (const { x, y } of dies)
    for (const right of [-1, 1])
      for (const up of [-1, 1])
        expect(Math.hypot(x + (right * die.width) / 2, y + (up * die.height) / 2)).toBeLessThanOrEqual(usable)
  const places = new Set(dies.map(({ column, row }) => `${column},${row}`))
  expect(places.size).toBe(dies.length)
  // Gross dies per wafer, after de Vries (IEEE Transactions on Semiconductor Manufacturing 18(1), 2005), to a few percent.
  const area = die.width * die.height
  const expected = ((Math.PI * usable ** 2) / area) * Math.exp(-Math.sqrt(area) / usable)
  expect(dies.length / expected).toBeGreaterThan(0.95)
  expect(dies.length / expected).toBeLessThan(1.05)
})

test.each(seeds)('bins add up to all failures, the fullest first', (seed) => {
  const dies = probe(seed)
  const bins = pareto(dies)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(failing(dies).length)
  expect(bins.map(({ count }) => count)).toEqual(bins.map(({ count }) => count).toSorted((a, b) => b - a))
  expect(bins.at(-1)?.cumulative).toBe(1)
  expect(bins[0]?.cumulative).toBe((bins[0]?.count ?? 0) / failing(dies).length)
})

test.each(seeds)('the largest cluster is of one bin, hangs together, and cannot grow', (seed) => {
  const dies = probe(seed)
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
  expect(largestCluster(probe(1).filter(({ bin }) => bin === 'pass'))).toEqual([])
})
