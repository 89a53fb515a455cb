// The two ways in which a part of a drawing follows the width of the page. Drawings are named as a whole, where they begin:
// their parts are hidden from assistive technology.
import type { ReactNode } from 'react'

interface StretchProps {
  /** Units of the drawing across and down; both are stretched to fill the box, whatever its proportions. */
  width: number
  height: number
  className?: string
  children: ReactNode
}

/** A part that is stretched with its box. Its strokes keep their width if they have `vector-effect`. */
export function Stretch({ width, height, ...rest }: StretchProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
      {...rest}
    />
  )
}

interface AtProps {
  /** SVG lengths, most often percentages of the drawing. */
  x?: string
  y?: string
  width?: string
  className?: string
  children: ReactNode
}

/** A point that moves with its drawing. What is drawn at it keeps its size. */
export const At = (props: AtProps) => <svg overflow="visible" aria-hidden="true" {...props} />

/** A part of the whole as an SVG length. */
export const percent = (fraction: number) => `${+(100 * fraction).toFixed(2)}%`
