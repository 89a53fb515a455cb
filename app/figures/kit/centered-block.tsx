// Blocks of a network or a flow. Across they stretch with their drawing; their height and their names, in the middle, keep their size.
import { At, percent } from './responsive-svg.tsx'

/** Where a block lies, in parts of its drawing: its middle, and how wide it is. */
export interface BlockPlace {
  x: number
  y: number
  width: number
}

interface CenteredBlockProps extends BlockPlace {
  name: string
  /** Its name where there is little room; the note is left out there. */
  short?: string | undefined
  note?: string | undefined
  /** Pixels. */
  height?: number
  className?: string
}

/** A block with its name in the middle and a note below it. Other classes are in centered-block.css. */
export function CenteredBlock(props: CenteredBlockProps) {
  const { x, y, width, name, short = name, note, height = 40, className = '' } = props
  return (
    <At y={percent(y)}>
      <rect
        className={`centered-block ${className}`}
        x={percent(x - width / 2)}
        y={-height / 2}
        width={percent(width)}
        height={height}
      />
      <At x={percent(x)}>
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
    </At>
  )
}
