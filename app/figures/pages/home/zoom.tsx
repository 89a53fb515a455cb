// The dotted lines from a marked place to the frame that magnifies it: to a frame on the right, or to one below. Frames
// side by side share a baseline; frames below each other share their left edge.

import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { cells, core, die, magnifiedSpot, magnifiedSquare } from './chip.ts'

/** The marked place in the previous frame: its horizontal and vertical extent, and the sizes of both frames. */
const zooms = {
  core: {
    across: [magnifiedSquare[0], magnifiedSquare[0] + magnifiedSquare[2]],
    down: [magnifiedSquare[1], magnifiedSquare[1] + magnifiedSquare[3]],
    before: die.size,
    frame: core.size,
  },
  cells: {
    across: [magnifiedSpot[0], magnifiedSpot[0]],
    down: [magnifiedSpot[1], magnifiedSpot[1]],
    before: core.size,
    frame: cells.size,
  },
} as const

export function Zoom({ frame: name }: { frame: keyof typeof zooms }) {
  const { across, down, before, frame } = zooms[name]
  const heightOf = (y: number) => percent((frame - before + y) / frame)
  return (
    <>
      <svg className={`zoom zoom-across zoom-${name}`} aria-hidden="true">
        <line y1={heightOf(down[0])} x2="100%" y2="0" />
        <line y1={heightOf(down[1])} x2="100%" y2="100%" />
      </svg>
      <svg className={`zoom zoom-down zoom-${name}`} aria-hidden="true">
        <line x1={percent(across[0] / frame)} x2="0" y2="100%" />
        <line x1={percent(across[1] / frame)} x2="100%" y2="100%" />
      </svg>
    </>
  )
}
