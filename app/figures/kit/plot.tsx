import type { ReactNode } from 'react'
import { At, percent } from './responsive-svg.tsx'
import type { Size } from './scaled-paths.ts'

export interface Tick {
  /** Position along the axis, as a fraction from its start at the lower left. */
  at: number
  /** The value shown; a tick without a label is a short mark. */
  label?: string
  /** Whether to leave the label out on narrow screens. */
  minor?: boolean
}

interface PlotAxis {
  /** The quantity and its unit. */
  name: string
  ticks: readonly Tick[]
}

interface PlotProps {
  x: PlotAxis
  y: PlotAxis
  /** Whether to draw lines through the plot at all labeled ticks. */
  grid?: boolean
  className?: string
  children: ReactNode
}

/**
 * A plot with its two axes. Its height is the figure's (`--figure-height`); the axes' names and values are outside, in
 * space the page reserves. Children are drawn in percent of the plot, or stretched to it (`Stretch`).
 */
export function Plot({ x, y, grid = false, className = '', children }: PlotProps) {
  return (
    <div className={`plot ${className}`}>
      <svg className="plot-area" overflow="visible" aria-hidden="true">
        <rect className="figure-ground" width="100%" height="100%" />
        {y.ticks.map(({ at, label, minor }) => (
          <At key={at} className={minor ? 'figure-wide' : ''} y={percent(1 - at)}>
            {grid && label && <line className="gridline" x2="100%" />}
            <path className="hair" d={label ? 'M-7 0h7' : 'M-4 0h4'} />
            {label && (
              <text className="axis-value axis-y" x="-12" y="4">
                {label}
              </text>
            )}
          </At>
        ))}
        {x.ticks.map(({ at, label, minor }) => (
          <At key={at} className={minor ? 'figure-wide' : ''} x={percent(at)}>
            {grid && label && <line className="gridline" y2="100%" />}
            <At y="100%">
              <path className="hair" d={label ? 'M0 0v7' : 'M0 0v4'} />
              {label && (
                <text className={at > 0.95 ? 'axis-value axis-last' : 'axis-value'} y="22">
                  {label}
                </text>
              )}
            </At>
          </At>
        ))}
        {children}
        <rect className="figure-frame" width="100%" height="100%" />
      </svg>
      <p className="plot-y">{y.name}</p>
      <p className="plot-x">{x.name}</p>
    </div>
  )
}

/**
 * Makes ticks at the given values.
 * @param place converts a value to a fraction of the axis
 * @param minor says which labels to leave out on narrow screens
 */
export function ticksAt(
  values: readonly number[],
  place: (value: number) => number,
  format: (value: number) => string = String,
  minor: (value: number) => boolean = () => false,
): Tick[] {
  return values.map((value) => ({ at: place(value), label: format(value), minor: minor(value) }))
}

/** Returns vertical lines at ticks as the `d` of a path: for plots with rows, where `grid` would also cross each row. */
export const verticalsAt = (ticks: readonly Tick[], { width, height }: Size) =>
  ticks.map(({ at }) => `M${at * width} 0v${height}`).join('')
