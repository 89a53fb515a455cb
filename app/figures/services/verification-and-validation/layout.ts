// Positions of the levels of the V, as fractions of the drawing: each is a strip with a tick for every item or test. The left arm goes
// down in steps to the code, the right one up again.
import type { Point } from '#app/figures/kit/path.ts'
import { levels, traceOf } from './model.ts'

/** The width of a strip, and the distance by which an arm moves toward the middle from level to level. */
export const layouts = { wide: { width: 0.225, step: 0.065 }, narrow: { width: 0.32, step: 0.03 } }
export type Layout = (typeof layouts)['wide']

export interface Strip {
  left: number
  width: number
  top: number
  bottom: number
  count: number
}

const row = 1 / (levels.length + 1)
/** The edges of a strip, as fractions of its row; the name is above it. */
const part = { top: 0.46, bottom: 0.78 }

const strip = (level: number, left: number, width: number, count: number): Strip => ({
  left,
  width,
  top: (level + part.top) * row,
  bottom: (level + part.bottom) * row,
  count,
})
export const itemStrip = (level: number, { width, step }: Layout) =>
  strip(level, level * step, width, levels[level]?.items ?? 0)
export const testStrip = (level: number, { width, step }: Layout) =>
  strip(level, 1 - level * step - width, width, levels[level]?.tests ?? 0)
/** The code, in the middle, with a tick for every designed unit. */
export const codeStrip = ({ width }: Layout) =>
  strip(levels.length, (1 - width) / 2, width, levels.at(-1)?.items ?? 0)

export const middleOf = ({ top, bottom }: Strip) => (top + bottom) / 2
/** The horizontal position of an item's tick. */
export const tickAt = ({ left, width, count }: Strip, index: number) => left + ((index + 0.5) / count) * width

/** The line of a user need: down through the items that refine it, up through their tests, and on to the right edge. */
export function traceLine(need: number, layout: Layout): Point[] {
  const trace = traceOf(need)
  const down = trace.flatMap(({ item }, level): Point[] => {
    const items = itemStrip(level, layout)
    const x = tickAt(items, item)
    return [
      [x, items.top],
      [x, items.bottom],
    ]
  })
  const code = codeStrip(layout)
  const bottom: Point = [tickAt(code, trace.at(-1)?.item ?? 0), middleOf(code)]
  const up = trace
    .map(({ test }, level): Point[] => {
      const tests = testStrip(level, layout)
      const x = tickAt(tests, test)
      return [
        [x, tests.bottom],
        [x, level > 0 ? tests.top : middleOf(tests)],
      ]
    })
    .toReversed()
    .flat()
  return [...down, bottom, ...up, [1, middleOf(testStrip(0, layout))]]
}
