import { At } from './responsive-svg.tsx'

interface LabelProps {
  /** Offset in pixels from the point where the label is drawn. */
  x?: number
  y?: number
  anchor?: 'start' | 'middle' | 'end'
  /** `value`, `note` or `marker-text` (figure.css). */
  className: string
  text: string
}

/**
 * Widths in em: one character of the site's monospaced font, and the margin of the plate. The font's own width is 0.6, but some
 * browsers round it to whole pixels, which are 7 at 11 px.
 */
const advance = 7 / 11
const margin = 0.35

/**
 * A line of text on a plate, so that it is readable over a filled area. The font is monospaced, so the width follows
 * from the length of the text.
 */
export function Label({ x = 0, y = 0, anchor = 'start', className, text }: LabelProps) {
  const width = advance * text.length
  const start = { start: 0, middle: -width / 2, end: -width }[anchor]
  return (
    <At x={String(x)} y={String(y)}>
      <rect
        className="plate"
        x={em(start - margin)}
        y={em(-1.12)}
        width={em(width + 2 * margin)}
        height={em(1.55)}
      />
      <text className={`label-${anchor} ${className}`}>{text}</text>
    </At>
  )
}

const em = (value: number) => `${+value.toFixed(2)}em`
