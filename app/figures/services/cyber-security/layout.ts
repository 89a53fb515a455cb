// The layout of a chain of trust: stairs from the upper left to the lower right. The upper part of a row is the block of a stage, the
// lower part the path to the next stage with its check. Positions are shares of the width and height of the drawing.

import type { Point } from '#app/figures/kit/path.ts'
import type { Box } from './stage.tsx'

export interface Stairs {
  /** Of a block. */
  width: number
  /** From one block to the next. */
  step: number
  stageCount: number
}

/** Stairs with blocks of this width, up to the right edge. */
export const stairs = (width: number, stageCount: number): Stairs => ({
  width,
  step: (1 - width) / (stageCount - 1),
  stageCount,
})

/** The share of a row's height for the block. */
const blockShare = 0.66

/** The last row has no path below its block. */
const rowHeight = ({ stageCount }: Stairs) => 1 / (stageCount - 1 + blockShare)

export function boxOf(stage: number, layout: Stairs): Box {
  const row = rowHeight(layout)
  return { x: stage * layout.step, y: stage * row, width: layout.width, height: blockShare * row }
}

export const middleOf = ({ y, height }: Box) => y + height / 2

/** To the left of the last stage. */
export const recoveryBox = (layout: Stairs): Box => ({ ...boxOf(layout.stageCount - 1, layout), x: 0 })

/** Where a stage is checked: on the path from the stage above. */
export const checkAt = (stage: number, layout: Stairs): Point => [
  layout.width + (stage - 0.5) * layout.step,
  (stage - (1 - blockShare) / 2) * rowHeight(layout),
]

/** From the right side of the stage above to the top of a stage. */
export function handover(stage: number, layout: Stairs): Point[] {
  const above = boxOf(stage - 1, layout)
  const [x] = checkAt(stage, layout)
  return [
    [above.x + above.width, middleOf(above)],
    [x, middleOf(above)],
    [x, boxOf(stage, layout).y],
  ]
}

/** The line that leads down to recovery, from the height of a stage's check on. */
export function recoveryLine(stage: number, layout: Stairs): Point[] {
  const x = layout.width / 4
  return [
    [x, checkAt(stage, layout)[1]],
    [x, recoveryBox(layout).y],
  ]
}

/** The branch that a failed check takes: from the check of a stage to the line that leads to recovery. */
export function failureBranch(stage: number, layout: Stairs): Point[] {
  const [, y] = checkAt(stage, layout)
  return [checkAt(stage, layout), [layout.width / 4, y]]
}
