// How the names of blocks are set: in lines that fit the block at the least width of the page, so that nothing is ever cut.

import { chordsIn } from './geometry.ts'
import { type Block, type Box, type Layout, type LayoutName, leastScale } from './model.ts'

/** Pixels: line heights, the space at the sides of a block, and the cell of a number in its corner. */
export const lettering = { nameLine: 18, noteLine: 15, side: 8, badge: 18 }

/** Advances of Archivo at 15 px, weight 500, width 92 %, by kinds of characters, rounded up. */
const advances: [kind: RegExp, pixels: number][] = [
  [/[iljI.,'’ -]/, 4.1],
  [/[rtf/]/, 5.3],
  [/[mwMWO]/, 11.8],
  [/[A-Z]/, 10.2],
  [/./, 8.2],
]

/** At least the width of a name, in pixels. */
export const nameWidth = (text: string) =>
  [...text].reduce((sum, character) => {
    const [, pixels = 0] = advances.find(([kind]) => kind.test(character)) ?? []
    return sum + pixels
  }, 0)

/** The width of a note in Martian Mono at 11 px, in pixels. */
export const noteWidth = (text: string) => 6.6 * text.length

/** Words in lines no wider than `room`, the first no wider than `first`; a wider word has a line to itself. */
function wrap(text: string, width: (text: string) => number, room: number, first = room): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && width(longer) <= (lines.length === 1 ? first : room))
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export interface Lettering {
  /** Units from the left edge of the block to its lettering, where the trace runs down before it; otherwise 0. */
  inset: number
  /** Pixels for its lines, at the least width of the page. */
  room: number
  name: string[]
  note: string[]
}

/** The lines of a block's name and note. The number of an offering takes its corner from the first of them. */
export function letter(
  { name, note = '', offering }: Block,
  box: Box,
  layout: Layout,
  layoutName: LayoutName,
): Lettering {
  const { side, badge } = lettering
  const inset = insetOf(box, layout)
  const room = (box[2] - inset) * leastScale[layoutName] - (inset ? side : 2 * side)
  const first = offering === undefined ? room : room + side - badge - 2
  return {
    inset,
    room,
    name: wrap(name, nameWidth, room, first),
    note: note === '' ? [] : wrap(note, noteWidth, room),
  }
}

/** Twice the distance of the trace from the left edge of a box, if it comes in or goes out at the top, in the left half. */
function insetOf([x, y, width, height]: Box, { trace }: Layout): number {
  const before = trace
    .flatMap((points) => chordsIn([x, y, width, height], points).flat())
    .find(([px, py]) => py === y && px - x < width / 2)
  return before ? 2 * (before[0] - x) : 0
}
