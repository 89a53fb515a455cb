// One bus of the calendar, drawn as in a timing diagram: hexagons while it is driven. The high-impedance line between
// them is the trace of the page, drawn behind.

import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { TintName } from '#app/figures/kit/tint.tsx'
import { type BusName, buses, firstSiliconWeek, firstWeek, lastWeek, positionOf } from './calendar.ts'

const height = 40
/** Length in weeks of a hexagon's slanted end. */
const slant = 0.7

/**
 * Returns the hexagons of a bus as one path. Where two of them touch, their ends cross, as timing diagrams show a
 * change of value.
 */
function cellsOf(name: BusName): string {
  const half = height / 2 - 1
  return buses[name]
    .map(({ from, to }) => {
      const flat = +(to - from - 2 * slant).toFixed(1)
      return `M${from - firstWeek} ${height / 2}l${slant}-${half}h${flat}l${slant} ${half}-${slant} ${half}h-${flat}z`
    })
    .join('')
}

interface BusProps {
  name: BusName
  /** The gradient in its cells (`Tints`). */
  tint: TintName
  description: string
}

export function Bus({ name, tint, description }: BusProps) {
  return (
    <svg
      className="bus"
      height={height}
      overflow="visible"
      role="img"
      aria-label={description}
      aria-hidden={!description || undefined}
    >
      <Stretch width={lastWeek - firstWeek} height={height}>
        <g className="bus-ground">
          <path id={`bus-${name}`} className="bus-cells" d={cellsOf(name)} />
        </g>
        <use href={`#bus-${name}`} className="bus-line" fill={`url(#tint-${tint})`} />
      </Stretch>
      {buses[name].map(({ label, from, to }) => (
        <text key={label} x={percent(positionOf((from + to) / 2))} y="24">
          {label}
        </text>
      ))}
    </svg>
  )
}

/** The two dates that all buses refer to, as lines through them. */
export function CalendarDates() {
  const tapeOut = percent(positionOf(0))
  const silicon = percent(positionOf(firstSiliconWeek))
  return (
    <svg className="calendar-dates" overflow="visible" aria-hidden="true">
      <At x={silicon}>
        <line className="hair" y2="100%" />
        <text x="6" y="100%">
          First silicon
        </text>
      </At>
      <At className="calendar-tape-out" x={tapeOut}>
        <line y2="100%" />
        <path d="M-6-2H6L0 7z" />
        <text x="6" y="100%">
          Tape-out
        </text>
      </At>
    </svg>
  )
}
