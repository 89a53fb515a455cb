// A stage of a chain of trust: its name and what is to know about it, in a block whose place is a part of the drawing.
import { At, percent } from '#app/figures/kit/responsive-svg.tsx'

/** The upper left corner, width and height. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface StageProps {
  box: Box
  name: string
  /** Lines below the name; only the first is shown where there is little room. */
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
