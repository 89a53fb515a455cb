// Positions of trains, stages and releases, as fractions of the drawing: production at the top, below it a row for each train.
import { lanes } from '#app/figures/kit/lanes.ts'
import type { Point } from '#app/figures/kit/path.ts'
import { scale } from '#app/figures/kit/scale.ts'
import { type Size, scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type Feature, lastDay, type Train, trains } from './model.ts'

export const nameOf = (train: Train) => `R${trains.indexOf(train) + 1}`
export const rows = lanes(['Production', ...trains.map(nameOf)])
export const production = 0
export const rowOf = (train: Train) => production + 1 + trains.indexOf(train)
/** Fractions of a row: the dimension line, the edges and the middle of the stages, and two lines on which commits alternate. */
export const part = { dimension: 0.13, top: 0.28, middle: 0.54, bottom: 0.8, commits: [0.41, 0.67] }
export const across = scale(0, lastDay)

const point = (day: number, row: number, place = 0.5): Point => [across(day), rows.down(row, place)]

/** A box in the row of each train, from one of its dates to another. */
export const stage = (from: keyof Train, to: keyof Train, size: Size) =>
  scaledBoxes(
    trains.map((train) => {
      const [left, top] = point(train[from], rowOf(train), part.top)
      const [right, bottom] = point(train[to], rowOf(train), part.bottom)
      return [left, top, right - left, bottom - top] as const
    }),
    size,
  )

/** The line from each train up to production, at its release. */
export const releases = (size: Size) =>
  trains
    .map(({ release }, n) =>
      scaledLine([point(release, production + 1 + n, part.middle), point(release, production)], size),
    )
    .join('')

/** The line of production over the whole calendar. */
export const productionLine = (size: Size) =>
  scaledLine([point(0, production), point(lastDay, production)], size)

/** The line of a feature: from its commit along its train to production, where it stays. */
export const featureLine = ({ commit, train }: Feature, size: Size) =>
  scaledLine(
    [
      point(commit, rowOf(train), part.middle),
      point(train.release, rowOf(train), part.middle),
      point(train.release, production),
      point(lastDay, production),
    ],
    size,
  )
