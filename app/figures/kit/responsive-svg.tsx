// Two ways for a part of a drawing to follow the width of the page. The drawing has one accessible name as a whole; its
// parts are hidden from assistive technology.
import type { ReactNode } from 'react'

interface StretchProps {
  /** Width and height in units of the drawing. Both stretch to fill the box, whatever its proportions. */
  width: number
  height: number
  className?: string
  children: ReactNode
}

/** A part that stretches with its box. Strokes with `vector-effect` keep their width. */
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
  /** SVG lengths, usually percentages of the drawing. */
  x?: string
  y?: string
  width?: string
  className?: string
  children: ReactNode
}

/** A point that moves with its drawing. Whatever is drawn there keeps its size. */
export const At = (props: AtProps) => <svg overflow="visible" aria-hidden="true" {...props} />

/** Formats a fraction as an SVG percentage. */
export const percent = (fraction: number) => `${+(100 * fraction).toFixed(2)}%`
