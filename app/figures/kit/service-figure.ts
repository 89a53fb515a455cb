// To add the figure of a service, make a folder `app/figures/services/<slug>/`. It is found by its name, the slug of the page:
// - model.ts computes the numbers. Where it needs chance, it takes a seed (noise.ts), so that every run gives the same figure.
// - model.test.ts tests the facts that the page states.
// - drawing.tsx exports `figure: ServiceFigure`. Most drawings begin with `Plot`, which draws frame and axes. Curves go into
//   `Stretch`, which follows the width of the page; text goes into `At` or `Label`, which keep its size. One line, drawn by
//   `TraceLine`, carries the trace of the page.
// - drawing.css styles what the classes of figure.css do not cover.
// services/ate/ is a short example. The style guide shows every figure, and the tests of app/style-guide/ run over it.
import type { ReactNode } from 'react'

/** How something is drawn in a figure: as in figure.css, where these are the classes of marks. */
export type Mark = 'pass' | 'fail' | 'live' | 'dim' | 'device' | 'marker'

/** The figure of a service's page. */
export interface ServiceFigure {
  /** The drawing, as wide as its column. The page makes it one image with an alternative text. */
  Drawing: () => ReactNode
  /** The same drawing in small, for the overview: `viewBox="0 0 160 90"`, without text. */
  Thumbnail?: () => ReactNode
  /** What was read off the drawing, values with their units. */
  facts: readonly { name: string; value: string }[]
  legend?: readonly { mark: Mark; name: string }[]
  /** Values for the placeholders of the caption that the content has. */
  quantities?: Readonly<Record<string, string | number>>
  /**
   * Where the drawing's live line leaves on the right, for the page to carry on: 0 at its top, 1 at its foot. A multiple of
   * 1/25 lies on a whole pixel at every width.
   */
  exit?: number
}
