// The positions in the scan drawing, in its own units (see `size`). Only some of the chains and cells are drawn.
import type { Point } from '#app/figures/kit/path.ts'
import { blocks, tester } from './model.ts'

/** One drawn chain stands for this many chains, and one drawn cell for this many cells. */
export const drawn = { chains: 20, cells: 5 }

/** Heights in rows: above the blocks, for the name of a block, between two blocks and below the blocks. */
const rows = { above: 4.5, name: 2.6, gap: 0.8, below: 4 }
/** In units of the drawing. */
const rowHeight = 16

export interface Row {
  y: number
  cells: number
}
export interface DrawnBlock {
  name: string
  /** The top of its frame; the name follows below it. */
  y: number
  height: number
  rows: Row[]
}

let next = rows.above
export const drawnBlocks: readonly DrawnBlock[] = blocks.map(({ name, chains, length }) => {
  const count = chains / drawn.chains
  const top = next
  next += rows.name + count + rows.gap
  return {
    name,
    y: top * rowHeight,
    height: (rows.name + count) * rowHeight,
    rows: Array.from({ length: count }, (_, n) => ({
      y: (top + rows.name + n + 0.35) * rowHeight,
      cells: Math.round(length / drawn.cells),
    })),
  }
})

export const size = { width: 1000, height: (next - rows.gap + rows.below) * rowHeight }

const [firstBlock, lastBlock] = [drawnBlocks.at(0), drawnBlocks.at(-1)]
export const core = {
  top: firstBlock?.y ?? 0,
  bottom: (lastBlock?.y ?? 0) + (lastBlock?.height ?? 0),
}
export const middle = (core.top + core.bottom) / 2

// Horizontal positions.
export const chip = { left: 78, right: 922 }
export const decompressor = { left: 104, right: 168 }
export const compactor = { left: 832, right: 896 }
export const block = { left: 196, right: 804 }
export const cellPitch =
  (block.right - block.left - 24) /
  Math.max(...drawnBlocks.flatMap(({ rows }) => rows.map(({ cells }) => cells)))
export const firstCell = block.left + 12

/** The tester's channels, around the middle of the blocks. */
const channelPitch = 26
export const channels = Array.from(
  { length: tester.channels },
  (_, n) => middle + (n - (tester.channels - 1) / 2) * channelPitch,
)
const reach = (tester.channels / 2) * channelPitch + 6

/** The outline of decompressor or compactor: as high as the channels at `left`, as high as all chains at `right`. */
export const spread = ({ left, right }: { left: number; right: number }): Point[] => [
  [left, middle - reach],
  [right, core.top],
  [right, core.bottom],
  [left, middle + reach],
]
