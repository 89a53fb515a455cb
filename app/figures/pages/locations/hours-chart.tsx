// Opening hours as timing diagrams: one signal per support desk over a day, and one for an office over its week.

import { boxes, line } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { truncate } from '#app/figures/kit/truncate.ts'
import { clock, levels, type Opening, type Span, spansInUtc, spansInWeek } from './office-hours.ts'
import { readDays, type Week, weekdays } from './read-hours.ts'

interface SignalProps {
  spans: readonly Span[]
  end: number
  /** If given, the line is the trace of the page. */
  traceId?: string
}

/** The line of one signal, stretched to its box, with a wash below its high times. */
function Signal({ spans, end, traceId }: SignalProps) {
  const d = line(levels(spans, end), 2)
  return (
    <Stretch width={end} height={1}>
      <path className="hours-high" d={boxes(spans.map(({ from, to }) => [from, 0, to - from, 1]))} />
      {traceId ? <TraceLine id={traceId} d={d} crisp /> : <path className="hours-line crisp" d={d} />}
    </Stretch>
  )
}

/**
 * When a desk is open, over 24 hours UTC, with the times at its edges.
 * @param opening undefined for an empty drawing
 * @param zone the name of the time zone of the drawing, UTC
 */
export function DayHours({ opening, zone }: { opening: Opening | undefined; zone: string }) {
  const spans = opening ? spansInUtc(opening) : []
  // Hours across midnight are two spans: they begin with the last one, and end with the first.
  const [first] = spans
  const last = spans.at(-1)
  const hours = first && last ? `${clock(last.from)}–${clock(first.to)} ` : ''
  const edges = spans.flatMap(({ from, to }) => [from, to]).filter((hour) => 0 < hour && hour < 24)
  return (
    <svg
      className="hours day-hours"
      overflow="visible"
      role="img"
      aria-label={hours + zone}
      aria-hidden={!opening || undefined}
    >
      {opening && <Signal spans={spans} end={24} />}
      {edges.map((hour) => (
        <text key={hour} x={percent(hour / 24)} y="50%" dx="6" dy="4">
          {clock(hour)}
        </text>
      ))}
    </svg>
  )
}

/** How many characters of a row's days fit in a seventh of a narrow screen, which is all that a single day has. */
const maxDaysLength = 7

interface WeekHoursProps {
  rows: readonly { id: string; days: string }[]
  /** Undefined if the rows cannot be read. */
  week: Week | undefined
}

/** When an office is open, over a week from Monday. The line is the trace of the page: it comes in and leaves low. */
export function WeekHours({ rows, week }: WeekHoursProps) {
  // Hidden instead of left out, so that the panel finds the days in the drawing.
  const display = week ? undefined : 'none'
  return (
    <svg className="hours week-hours" overflow="visible" aria-hidden="true">
      {Array.from({ length: 8 }, (_, day) => (
        <At key={percent(day / 7)} x={percent(day / 7)}>
          <line className="hours-day" y1="-10" y2="100%" display={display} />
        </At>
      ))}
      <Signal spans={spansInWeek(week ?? new Map())} end={7 * 24} traceId="week-line" />
      {rows.map(({ id, days }) => (
        <text key={id} x={percent(firstDay(days) / 7)} y="100%" dy="20" display={display}>
          {truncate(days, maxDaysLength)}
        </text>
      ))}
    </svg>
  )
}

const firstDay = (days: string) => weekdays.indexOf(readDays(days)?.[0] ?? '')
