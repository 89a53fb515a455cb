interface GraticuleProps {
  columns: number
  rows: number
  className?: string
  /** Whether the horizontal middle axis has marks at every fifth of a division, as on an oscilloscope. */
  ticks?: boolean
}

/** The length of a mark on the middle axis, in divisions. */
const markLength = 0.08

/** The grid of a screen, stretched over its whole box. Its lines stay one pixel wide and crisp at every size. */
export function Graticule({ columns, rows, className = '', ticks }: GraticuleProps) {
  const verticals = `M0 0${`m1 0v${rows}m0-${rows}`.repeat(columns - 1)}`
  const horizontals = `M0 0${`m0 1h${columns}m-${columns} 0`.repeat(rows - 1)}`
  return (
    <svg
      className={`graticule ${className}`}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={verticals + horizontals} />
      {ticks && (
        <path
          className="graticule-axis"
          d={`M0 ${rows / 2}h${columns}M0 ${rows / 2 - markLength / 2}${`m.2 0v${markLength}m0-${markLength}`.repeat(5 * columns - 1)}`}
        />
      )}
    </svg>
  )
}
