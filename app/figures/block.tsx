// Blocks of a block diagram: they stretch with their drawing, their names keep their size.
import { At, percent } from './viewports.tsx'

/** Where a block lies, in parts of its drawing: its middle, and how wide and high it is. */
export interface BlockBox {
  x: number
  y: number
  width: number
  height: number
}

interface BlockProps extends BlockBox {
  name: string
  /** Its name where there is little room; the note is left out there. */
  short?: string
  note?: string
  className?: string
}

/** A block with its name in the middle and a note below it. `block` and other classes are in block.css. */
export function Block({ x, y, width, height, name, short = name, note, className = '' }: BlockProps) {
  return (
    <>
      <rect
        className={`block ${className}`}
        x={percent(x - width / 2)}
        y={percent(y - height / 2)}
        width={percent(width)}
        height={percent(height)}
      />
      <At x={percent(x)} y={percent(y)}>
        <g className="figure-wide">
          <text className="value label-middle" y={note ? -4 : 4}>
            {name}
          </text>
          {note && (
            <text className="note label-middle" y="13">
              {note}
            </text>
          )}
        </g>
        <text className="value label-middle figure-narrow" y="4">
          {short}
        </text>
      </At>
    </>
  )
}
