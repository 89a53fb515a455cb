// Blocks of a network or a flow. They stretch horizontally with their drawing; their height and their centered names
// keep their size.
import { At, percent } from './responsive-svg.tsx'

/** The center and the width of a block, as fractions of its drawing. */
export interface BlockPlace {
  x: number
  y: number
  width: number
}

const heightPx = 40

interface CenteredBlockProps extends BlockPlace {
  name: string
  /** A shorter name for narrow screens, where the note is left out. */
  short?: string | undefined
  note?: string | undefined
  className?: string
}

/** A block with its name in the middle and a note below it. centered-block.css has further classes. */
export function CenteredBlock(props: CenteredBlockProps) {
  const { x, y, width, name, short = name, note, className = '' } = props
  return (
    <At y={percent(y)}>
      <rect
        className={`centered-block ${className}`}
        x={percent(x - width / 2)}
        y={-heightPx / 2}
        width={percent(width)}
        height={heightPx}
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
