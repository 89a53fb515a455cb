import { expect, test } from 'vitest'
import { channels, drawn, drawnBlocks, size } from './layout.ts'
import {
  blocks,
  cellCount,
  chainCount,
  compressionRatio,
  longestChain,
  patternCount,
  tester,
  testTimeS,
  uncompressedTestTimeS,
} from './model.ts'

test('all scan cells fit into the chains, and the longest chain is reported as such', () => {
  for (const block of blocks) {
    expect(block.chains * block.length).toBeGreaterThanOrEqual(block.cells)
    expect(block.chains * (block.length - 1)).toBeLessThan(block.cells)
    expect(block.length).toBeLessThanOrEqual(longestChain)
  }
  expect(blocks.reduce((sum, block) => sum + block.cells, 0)).toBe(cellCount)
})

test('all patterns fit into the vector memory, but would not if chains had one more cell', () => {
  const cycles = testTimeS * tester.shiftClockHz
  expect(cycles).toBeLessThanOrEqual(tester.vectorsPerChannel)
  expect(cycles + patternCount).toBeGreaterThan(tester.vectorsPerChannel)
})

test('the compression ratio is chains per channel, and the test gets shorter by nearly that factor', () => {
  expect(compressionRatio).toBe(chainCount / tester.channels)
  const gain = uncompressedTestTimeS / testTimeS
  expect(gain).toBeGreaterThan(0.95 * compressionRatio)
  expect(gain).toBeLessThan(compressionRatio)
})

test('the drawing shows one chain in twenty of each block, and all channels', () => {
  expect(drawnBlocks.map(({ rows }) => rows.length * drawn.chains)).toEqual(
    blocks.map((block) => block.chains),
  )
  expect(channels).toHaveLength(tester.channels)
  const ys = drawnBlocks.flatMap(({ rows }) => rows.map(({ y }) => y))
  expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  expect(Math.max(...ys)).toBeLessThan(size.height)
})
