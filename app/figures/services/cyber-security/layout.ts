// Where the stages of a chain of trust stand: stairs from the upper left to the lower right, each a step right of the one above. The upper
// part of a row is the stage's block, the lower one the way to the next, with its check. All places are parts of the drawing.

import type { Point } from '#app/figures/kit/path.ts'
import type { Box } from './stage.tsx'

export interface Stairs {
  /** Of a block, and from one block to the next. */
  width: number
  step: number
  stages: number
}

/** Stairs with blocks of a width that end at the right edge. */
export const stairs = (width: number, stages: number): Stairs => ({
  width,
  step: (1 - width) / (stages - 1),
  stages,
})

const blockPart = 0.66

/** The last row has no way below its block. */
const rowOf = ({ stages }: Stairs) => 1 / (stages - 1 + blockPart)

export function boxOf(stage: number, layout: Stairs): Box {
  const row = rowOf(layout)
  return { x: stage * layout.step, y: stage * row, width: layout.width, height: blockPart * row }
}

export const middleOf = ({ y, height }: Box) => y + height / 2

/** On the left of the last stage. */
export const recoveryBox = (layout: Stairs): Box => ({ ...boxOf(layout.stages - 1, layout), x: 0 })

/** Where a stage is checked: on the way to it from the one above. */
export const checkAt = (stage: number, layout: Stairs): Point => [
  layout.width + (stage - 0.5) * layout.step,
  (stage - (1 - blockPart) / 2) * rowOf(layout),
]

/** From the right of the stage above to the top of a stage. */
export function handover(stage: number, layout: Stairs): Point[] {
  const above = boxOf(stage - 1, layout)
  const [x] = checkAt(stage, layout)
  return [
    [above.x + above.width, middleOf(above)],
    [x, middleOf(above)],
    [x, boxOf(stage, layout).y],
  ]
}

/** Where failures meet on their way down to the recovery, from the check of a stage on. */
export function rail(stage: number, layout: Stairs): Point[] {
  const x = layout.width / 4
  return [
    [x, checkAt(stage, layout)[1]],
    [x, recoveryBox(layout).y],
  ]
}

/** From the check of a stage to the rail. */
export function failure(stage: number, layout: Stairs): Point[] {
  const [, y] = checkAt(stage, layout)
  return [checkAt(stage, layout), [layout.width / 4, y]]
}
