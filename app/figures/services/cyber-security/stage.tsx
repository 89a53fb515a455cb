// A stage of a chain of trust: a block with its name and notes, positioned in shares of the drawing.
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'

/** As shares of the width and height of the drawing. */
export interface Box {
  /** The upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

interface StageProps {
  box: Box
  name: string
  /** Lines below the name. Narrow screens show only the first. */
  notes: readonly string[]
  className?: string
}

const lineHeight = 16

export function Stage({ box, name, notes, className = '' }: StageProps) {
  return (
    <>
      <rect
        className={`trust-stage ${className}`}
        x={percent(box.x)}
        y={percent(box.y)}
        width={percent(box.width)}
        height={percent(box.height)}
      />
      <At x={percent(box.x)} y={percent(box.y)}>
        <text className="value" x="12" y="19">
          {name}
        </text>
        {notes.map((note, n) => (
          <text key={note} className={n ? 'note figure-wide' : 'note'} x="12" y={19 + (n + 1) * lineHeight}>
            {note}
          </text>
        ))}
      </At>
    </>
  )
}
