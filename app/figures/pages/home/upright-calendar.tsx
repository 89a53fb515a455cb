// The calendar for narrow screens: time runs down, and the trace fans out to four vertical buses, numbered like their
// services. Columns are in percent of the width, rows are weeks.

import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { wrap } from '#app/figures/kit/wrap.ts'
import {
  type Activity,
  buses,
  firstSiliconWeek,
  firstWeek,
  lastWeek,
  positionOf,
  signedWeek,
} from './calendar.ts'

const weekHeightPx = 6
const weeks = lastWeek - firstWeek
const heightPx = weeks * weekHeightPx
const cell = { width: 21.5, slant: 0.9 }
const lineHeightPx = 13
/** How many characters fit on a line in a cell. */
const maxLineLength = 9

/** The middle of a bus's column. */
const center = (bus: number) => 19.75 + 23 * bus

const columns = Object.entries(buses)

const cells = columns
  .flatMap(([, activities], bus) =>
    activities.map(({ from, to }) => {
      const flat = +(to - from - 2 * cell.slant).toFixed(1)
      const half = cell.width / 2
      return `M${center(bus)} ${from - firstWeek}l${half} ${cell.slant}v${flat}l-${half} ${cell.slant}-${half}-${cell.slant}v-${flat}z`
    }),
  )
  .join('')

export function UprightCalendar({ description }: { description: string }) {
  return (
    <div className="upright" role="img" aria-label={description} aria-hidden={!description || undefined}>
      <svg height={heightPx} overflow="visible" aria-hidden="true">
        <Dates />
        <Stretch width={100} height={weeks}>
          <path className="live crisp" d={`M${center(1)} 0v${weeks}M${center(2)} 0v${weeks}`} />
          <g className="bus-ground">
            <path id="upright-cells" className="bus-cells" d={cells} />
          </g>
          <use href="#upright-cells" className="bus-line" fill="url(#tint-even)" />
        </Stretch>
        {columns.map(([name, activities], bus) => (
          <g key={name}>
            <text className="upright-number" x={`${center(bus)}%`} y="-14">
              {bus + 1}
            </text>
            {activities.map((activity) => (
              <CellName key={activity.label} x={`${center(bus)}%`} {...activity} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

function CellName({ x, label, short = label, from, to }: Activity & { x: string }) {
  const lines = wrap(short, ({ length }) => length, maxLineLength)
  const middle = ((from + to) / 2 - firstWeek) * weekHeightPx
  const first = middle - ((lines.length - 1) * lineHeightPx) / 2 + 4
  return lines.map((words, n) => (
    <text key={words} x={x} y={first + n * lineHeightPx}>
      {words}
    </text>
  ))
}

function Dates() {
  return (
    <>
      <g className="upright-weeks">
        <text y="-14">Weeks</text>
        {[-40, -20, 20].map((week) => (
          <text key={week} y={percent(positionOf(week))} dy="4">
            {signedWeek(week)}
          </text>
        ))}
      </g>
      <At className="calendar-tape-out" y={percent(positionOf(0))}>
        <line x2="100%" />
        <text y="15">Tape-out</text>
      </At>
      <At className="calendar-silicon" y={percent(positionOf(firstSiliconWeek))}>
        <line className="hair" x2="100%" />
        <text y="-19">First</text>
        <text y="-6">silicon</text>
      </At>
    </>
  )
}
