import { expect, test } from 'vitest'
import { channels, drawn, drawnBlocks, size } from './layout.ts'
import {
  blocks,
  cells,
  chains,
  compression,
  longestChain,
  patterns,
  plainTestTime,
  tester,
  testTime,
} from './model.ts'

test('every scan cell has its place in a chain, and no chain is longer than the longest', () => {
  for (const block of blocks) {
    expect(block.chains * block.length).toBeGreaterThanOrEqual(block.cells)
    expect(block.chains * (block.length - 1)).toBeLessThan(block.cells)
    expect(block.length).toBeLessThanOrEqual(longestChain)
  }
  expect(blocks.reduce((sum, block) => sum + block.cells, 0)).toBe(cells)
})

test('all patterns fit into the vector memory, and would not with chains of one cell more', () => {
  const cycles = testTime * tester.shiftClock
  expect(cycles).toBeLessThanOrEqual(tester.vectors)
  expect(cycles + patterns).toBeGreaterThan(tester.vectors)
})

test('compression is chains by channels, and shortens the test by nearly as much', () => {
  expect(compression).toBe(chains / tester.channels)
  const gain = plainTestTime / testTime
  expect(gain).toBeGreaterThan(0.95 * compression)
  expect(gain).toBeLessThan(compression)
})

test('the drawing shows every twentieth chain of each block, and all channels', () => {
  expect(drawnBlocks.map(({ rows }) => rows.length * drawn.chains)).toEqual(
    blocks.map((block) => block.chains),
  )
  expect(channels).toHaveLength(tester.channels)
  const ys = drawnBlocks.flatMap(({ rows }) => rows.map(({ y }) => y))
  expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  expect(Math.max(...ys)).toBeLessThan(size.height)
})
