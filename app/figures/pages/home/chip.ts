// One chip at three magnifications. Each frame shows the marked square of the previous one, and one net runs through
// all of them. Frames are drawn in tenths of the page's unit `--u` (chip.css), so that edges are on whole pixels.

import type { Point } from '#app/figures/kit/path.ts'
import { randomFrom } from '#app/figures/models/noise.ts'

export type Box = readonly [x: number, y: number, width: number, height: number]
export type NamedBox = readonly [name: string, ...box: Box]

export const die = {
  size: 240,
  widthM: 6e-3,
  blocks: [
    ['DDR', 20, 20, 33, 200],
    ['', 58, 20, 22, 60],
    ['', 58, 90, 22, 50],
    ['', 58, 160, 22, 60],
    ['Core 0', 90, 20, 60, 60],
    ['Core 1', 160, 20, 60, 60],
    ['L3', 90, 90, 130, 50],
    ['Core 2', 90, 160, 60, 60],
  ] satisfies NamedBox[],
}

/** The square of the die that the second frame shows. */
export const magnifiedSquare: Box = [160, 160, 60, 60]

export const core = {
  size: 300,
  widthM: (die.widthM * magnifiedSquare[2]) / die.size,
  blocks: [
    ['L1I 64 KiB', 15, 15, 100, 70],
    ['Fetch', 125, 15, 65, 30],
    ['Decode', 125, 55, 65, 30],
    ['BTB', 200, 15, 85, 70],
    ['Rename', 15, 95, 125, 45],
    ['ROB', 150, 95, 135, 45],
    ['ALU 0', 15, 160, 60, 80],
    ['ALU 1', 85, 160, 60, 80],
    ['MUL', 155, 160, 60, 80],
    ['FPU', 225, 160, 60, 80],
    ['L1D 32 KiB', 15, 260, 125, 25],
    ['LSU', 150, 260, 135, 25],
  ] satisfies NamedBox[],
}

/** The point of the core that the third frame magnifies. */
export const magnifiedSpot: Point = [185, 200]

export const cells = { size: 400, widthM: 7.2e-6, rows: 5, pitch: 10 }

/** The net inside the core. */
export const coreNet: Point[] = [
  [0, 250],
  [165, 250],
  [165, 200],
  [205, 200],
  [205, 150],
  [300, 150],
]

/** The whole net: from a pad on the left through the core in its square to a pad on the right. */
export const dieNet: Point[] = [
  [0, 150],
  [155, 150],
  [155, onDie(coreNet[0])[1]],
  ...coreNet.map(onDie),
  [die.size, onDie(coreNet.at(-1))[1]],
]

/** The net at the magnified spot: it alternates between two metal layers, with a via at each turn. */
export const cellsNet: Point[] = [
  [0, 250],
  [50, 250],
  [50, 110],
  [130, 110],
  [130, 190],
  [210, 190],
  [210, 290],
  [290, 290],
  [290, 170],
  [400, 170],
]

/** Converts a point in the core's drawing to its place on the die. */
export function onDie([x, y]: Point = [0, 0]): Point {
  const scale = magnifiedSquare[2] / core.size
  return [magnifiedSquare[0] + x * scale, magnifiedSquare[1] + y * scale]
}

/** Returns rows of standard cells whose widths are whole multiples of the pitch, with some space left free. */
export function placeCells(seed: number): Box[] {
  const random = randomFrom(seed)
  const rowHeight = cells.size / cells.rows
  const inset = { x: 2, y: 9 }
  return Array.from({ length: cells.rows }, (_, row) => {
    const placed: Box[] = []
    let column = 1
    const columns = cells.size / cells.pitch - 1
    while (columns - column >= 3) {
      const width = Math.min(3 + Math.floor(random() * 6), columns - column)
      if (random() > 0.08) {
        const x = column * cells.pitch + inset.x
        placed.push([
          x,
          row * rowHeight + inset.y,
          width * cells.pitch - 2 * inset.x,
          rowHeight - 2 * inset.y,
        ])
      }
      column += width
    }
    return placed
  }).flat()
}
