// Positions of the layers of the test pyramid and of their run times, as fractions of the drawing. The top layer comes first.
import { lanes } from '#app/figures/kit/lanes.ts'
import type { Point } from '#app/figures/kit/path.ts'
import { scale } from '#app/figures/kit/scale.ts'
import { type Size, scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { layers, run } from './model.ts'

export const results = run(2).toReversed()
export type Result = (typeof results)[number]

export const rows = lanes(
  results.map(({ name }) => name),
  1 / 15,
)
/** Fractions of the width: the pyramid, then the time axis, up to the right edge. */
export const pyramid = { middle: 0.2, width: 0.36 }
export const across = scale(0, 250, 0.46, 1)

const mostTests = Math.max(...layers.map(({ tests }) => tests))
export const widthOf = (tests: number) => (tests / mostTests) * pyramid.width

/** The layers as boxes. */
export const steps = (size: Size) =>
  scaledBoxes(
    results.map(({ tests }, row) => {
      const width = widthOf(tests)
      return [pyramid.middle - width / 2, rows.down(row, 0), width, rows.height]
    }),
    size,
  )

/** The line of the run: through all layers from the base up, then to the right edge. */
export const course = (size: Size) =>
  scaledLine(
    [
      ...results
        .flatMap(({ startS, endS }, row): Point[] => [
          [across(endS), rows.down(row)],
          [across(startS), rows.down(row)],
        ])
        .toReversed(),
      [1, rows.down(0)],
    ],
    size,
  )
