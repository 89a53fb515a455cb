// Breaks the names of blocks into lines that fit the block at the smallest page width, so that nothing is cut off.

import type { Point } from '#app/figures/kit/path.ts'
import { wrap } from '#app/figures/kit/wrap.ts'
import { chordsIn, middleOf } from './geometry.ts'
import { type Block, type Box, type Layout, type LayoutName, minScale } from './model.ts'

/** In pixels: line heights, the space at the sides of a block, and the size of the number in its corner. */
export const lettering = { nameLine: 18, noteLine: 15, side: 8, badge: 18 }

/** Advance widths of Archivo at 15 px, weight 500, width 92 %, by kind of character, rounded up. */
const advances: [kind: RegExp, pixels: number][] = [
  [/[iljI.,'’ -]/, 4.1],
  [/[rtf/]/, 5.3],
  [/[mwMWO]/, 11.8],
  [/[A-Z]/, 10.2],
  [/./, 8.2],
]

/** An upper bound of the width of a name, in pixels. */
export const nameWidth = (text: string) =>
  [...text].reduce((sum, character) => {
    const [, pixels = 0] = advances.find(([kind]) => kind.test(character)) ?? []
    return sum + pixels
  }, 0)

/** The width of a note in Martian Mono at 11 px, in pixels. */
export const noteWidth = (text: string) => 6.6 * text.length

export interface Lettering {
  /** Units from the left edge of the block to its lettering if the trace runs down beside it; otherwise 0. */
  inset: number
  /** The width of its lines in pixels, at the smallest page width. */
  room: number
  name: string[]
  note: string[]
}

/** The lines of a block's name and note. The first line leaves room for the number of an offering. */
export function letteringOf(
  { name, note = '', offering }: Block,
  box: Box,
  layout: Layout,
  layoutName: LayoutName,
): Lettering {
  const { side, badge } = lettering
  const inset = insetOf(box, layout)
  const room = (box[2] - inset) * minScale[layoutName] - (inset ? side : 2 * side)
  const firstRoom = offering === undefined ? room : room + side - badge - 2
  return {
    inset,
    room,
    name: wrap(name, nameWidth, room, firstRoom),
    note: note === '' ? [] : wrap(note, noteWidth, room),
  }
}

/** Twice the distance of the trace from the left edge of a box if the trace crosses the top edge in the left half; otherwise 0. */
function insetOf([x, y, width, height]: Box, { trace }: Layout): number {
  const crossing = trace
    .flatMap((points) => chordsIn([x, y, width, height], points).flat())
    .find(([px, py]) => py === y && px - x < width / 2)
  return crossing ? 2 * (crossing[0] - x) : 0
}

/**
 * Returns where the name of a link stands: above a horizontal link, beside a vertical one. `x` and `y` are pixels from `at`, a
 * point of the layout.
 */
export function placeLinkName(points: readonly Point[], label: Point | undefined, isNumbered: boolean) {
  const { at, across } = middleOf(points)
  const clear = isNumbered ? 15 : 7
  const centered = across || label !== undefined
  return { at: label ?? at, x: centered ? 0 : clear + 2, y: label || !across ? 4 : -clear, centered }
}
