// To add the figure of a service, make a folder `app/figures/services/<slug>/`. The page finds it by its slug.
// - model.ts computes the numbers. If it needs random numbers, it seeds them (noise.ts), so that every run gives the same figure.
// - model.test.ts tests the facts that the page states.
// - drawing.tsx exports `figure: ServiceFigure`. Most drawings begin with `Plot`, which draws frame and axes. Curves go into
//   `Stretch`, which follows the width of the page; text goes into `At` or `Label`, which keep its size. One line, drawn by
//   `TraceLine`, carries the trace of the page.
// - drawing.css styles what the classes of figure.css do not cover.
// services/ate/ is a short example. The style guide shows every figure, and its tests (app/style-guide/) check them all.
import type { ReactNode } from 'react'

/** How something is drawn in a figure. Each mark is a class of figure.css. */
export type Mark = 'pass' | 'fail' | 'live' | 'dim' | 'device' | 'marker'

/** The size of a small version of a figure, for the overview. */
export const thumbnail = { width: 160, height: 90 }

/** The figure of a service page. */
export interface ServiceFigure {
  /** The drawing, as wide as its column. The page presents it as one image with an alternative text. */
  Drawing: () => ReactNode
  /** A small version for the overview, without text: `viewBox="0 0 160 90"`, the size of `thumbnail`. */
  Thumbnail: () => ReactNode
  /** What the drawing shows in numbers, four or more; values include their units. */
  facts: readonly { name: string; value: string }[]
  legend?: readonly { mark: Mark; name: string }[]
  /** Values for the placeholders in the caption. */
  quantities?: Readonly<Record<string, string | number>>
  /**
   * The height at which the live line leaves on the right, where the page continues it: 0 is the top, 1 the bottom.
   * Multiples of 1/25 are on a whole pixel at every width.
   */
  exit?: number
}
