// The positions in the drawing of the fabric, in its own units (see `size`). A block and a channel together take one `pitch`, pads
// stand at both sides, and rows count upward.

import { boxes, line, type Point, segments } from '#app/figures/kit/path.ts'
import { type Block, fabric, type Route } from './model.ts'

const { columns, rows, tracks } = fabric
const pitch = 100
const channel = 44
const trackPitch = 9
const blockSide = pitch - channel
/** The gap separates a pad from the outermost channel. */
const pad = { width: 18, height: blockSide / 2, gap: 4 }
const margin = pad.width + pad.gap

export const size = { width: columns * pitch + channel + 2 * margin, height: rows * pitch + channel }

const channelX = (x: number) => margin + channel / 2 + x * pitch
const channelY = (y: number) => size.height - channel / 2 - y * pitch
const offsetOf = (track: number) => (track - (tracks - 1) / 2) * trackPitch
const isPad = ({ column }: Block) => column === columns

/** The center of a block or a pad. */
export function centerOf(block: Block): Point {
  const y = channelY(block.row + 0.5)
  return isPad(block) ? [size.width - pad.width / 2, y] : [channelX(block.column + 0.5), y]
}

/** The outlines of blocks and pads, as one path. */
export function outlines(blocks: readonly Block[]): string {
  return boxes(
    blocks.map((block) => {
      const [x, y] = centerOf(block)
      const [width, height] = isPad(block) ? [pad.width, pad.height] : [blockSide, blockSide]
      return [x - width / 2, y - height / 2, width, height] as const
    }),
  )
}

/** The outlines of all blocks and of the pads on both sides. */
export const allOutlines =
  outlines(range(columns + 1).flatMap((column) => range(rows).map((row) => ({ column, row })))) +
  boxes(range(rows).map((row) => [0, channelY(row + 0.5) - pad.height / 2, pad.width, pad.height] as const))

export const trackLines = segments(
  range(tracks)
    .map(offsetOf)
    .flatMap((offset) => [
      ...range(columns + 1).map((x): [Point, Point] => [
        [channelX(x) + offset, 0],
        [channelX(x) + offset, size.height],
      ]),
      ...range(rows + 1).map((y): [Point, Point] => [
        [margin, channelY(y) + offset],
        [size.width - margin, channelY(y) + offset],
      ]),
    ]),
)

/** A net on its track, from its source block into its sink blocks. At a pad it runs on to the edge of the drawing. */
export function netLine({ track, branches }: Route): string {
  return branches
    .map((branch) => {
      const points = branch.map(placeOn(track))
      const [source = [0, 0], sink = [0, 0]] = [branch.at(0), branch.at(-1)]
      const end = sink[0] === columns ? size.width : channelX(sink[0]) + channel / 2
      return line(
        [[channelX(source[0]) - channel / 2, channelY(source[1])], ...points, [end, channelY(sink[1])]],
        1,
      )
    })
    .join('')
}

/** The switch boxes that a net passes, without duplicates. */
export function switchBoxesOf({ track, branches }: Route): Point[] {
  const passed = branches.flatMap((branch) => branch.slice(1, -1))
  return [...new Map(passed.map((box) => [box.join(), box])).values()].map(placeOn(track))
}

/** Converts points of a branch to the drawing: pins to the middle of their block's side, switch boxes to their track. */
function placeOn(track: number) {
  const offset = offsetOf(track)
  return ([x, y]: Point): Point => [channelX(x) + offset, channelY(y) + (Number.isInteger(y) ? offset : 0)]
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}
