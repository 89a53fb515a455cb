// The lines of the scan drawing, in the units of its layout.
import { boxes, type Point, segments } from '#app/figures/kit/path.ts'
import {
  block,
  cellPitch,
  channels,
  chip,
  compactor,
  core,
  decompressor,
  drawnBlocks,
  firstCell,
  type Row,
  size,
  spread,
} from './layout.ts'
import { chainCount, tester } from './model.ts'

export const rows = drawnBlocks.flatMap((block) => block.rows)
/** The live chain, in the middle of the first block, and the channels by which it enters and leaves. */
const [liveBlock] = drawnBlocks
export const liveRow: Row = liveBlock?.rows[Math.floor(liveBlock.rows.length / 2)] ?? { y: 0, cells: 0 }
const [entry = 0, exit = 0] = channels
export const exitY = exit

export const codecs = [spread(decompressor), spread({ left: compactor.right, right: compactor.left })]
export const chipOutline = boxes([[chip.left, 4, chip.right - chip.left, size.height - 8]])
export const blockOutlines = boxes(
  drawnBlocks.map(({ y, height }) => [block.left, y, block.right - block.left, height] as const),
)
/** The channels outside decompressor and compactor, and the chains between the two. */
export const wires = segments([
  ...channels.map((y) => horizontal(y, 0, decompressor.left)),
  ...channels.map((y) => horizontal(y, compactor.right, size.width)),
  ...rows.map(({ y }) => horizontal(y, decompressor.right, compactor.left)),
])

const turn = { in: (decompressor.left + decompressor.right) / 2, out: (compactor.left + compactor.right) / 2 }
/** The live chain's line from the tester and back to it. */
export const chain: readonly Point[] = [
  [0, entry],
  [turn.in, entry],
  [turn.in, liveRow.y],
  [turn.out, liveRow.y],
  [turn.out, exit],
  [size.width, exit],
]

const overhang = 14
const group = { from: (channels.at(0) ?? 0) - overhang, to: (channels.at(-1) ?? 0) + overhang }
/** The counting lines across the input channels, the chains and the output channels. */
export const cuts = [
  { x: chip.left / 2, ...group, count: tester.channels },
  {
    x: (decompressor.right + block.left) / 2,
    from: core.top - overhang,
    to: core.bottom + overhang,
    count: chainCount,
  },
  { x: (chip.right + size.width) / 2, ...group, count: tester.channels },
]

/** The cells of a chain, as a path. */
export function cellsOf({ y, cells }: Row): string {
  const [width, height] = [(0.64 * cellPitch).toFixed(1), 10]
  const cell = `h${width}v${height}h-${width}zm${cellPitch.toFixed(2)} 0`
  return `M${firstCell} ${(y - height / 2).toFixed(1)}${cell.repeat(cells)}`
}

function horizontal(y: number, from: number, to: number): [Point, Point] {
  return [
    [from, y],
    [to, y],
  ]
}
