// A task travels around the globe in a day. The diagram shows the hours of each office; the task is the trace of the
// page.

import { Axis } from '#app/figures/kit/axis.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { dayLabels, partsOf } from './day-labels.ts'
import { endOfDay, hoursPerDay, momentsOf, type Office, type Stay, shiftsOf, staysOf } from './work-hours.ts'

interface WorkingDayProps {
  offices: readonly Office[]
  /** The IANA time zone of the office where the day begins. */
  firstTimeZone: string
  note: string
  description: string
}

/** Units of the drawing for an hour. */
const unit = 50
/** How far the line extends into the next part of the trace, in units of the drawing, to hide the seam. */
const overlap = 1
/** In pixels: the space above the rows for the cursors' letters, the height of a row, and that of a bar in it. */
const top = 36
const row = 48
const bar = 26
const middle = (n: number) => top + n * row + row / 2
const letters = 'ABC'

export function WorkingDay({ offices, firstTimeZone, note, description }: WorkingDayProps) {
  const shifts = shiftsOf(offices, firstTimeZone)
  const stays = staysOf(shifts)
  const end = endOfDay(shifts)
  const begin = end - hoursPerDay
  const xOf = (hour: number) => percent((hour - begin) / hoursPerDay)
  // Without any office, the line of the task still passes.
  const height = top + Math.max(1, shifts.length) * row
  return (
    <div className="day">
      <svg
        className="day-plot"
        height={height}
        overflow="visible"
        role="img"
        aria-label={description}
        aria-hidden={!description || undefined}
      >
        {momentsOf(stays).map((hour, n) => (
          <At key={letters[n]} className="day-cursor" x={xOf(hour)}>
            <line y1="16" y2={height} />
            <text y="10">{letters[n]}</text>
          </At>
        ))}
        {shifts.map((shift, n) =>
          partsOf(shift, end).map(({ from, to }) => (
            <rect
              key={`${shift.id} ${from}`}
              className="day-shift"
              x={xOf(from)}
              y={middle(n) - bar / 2}
              width={percent((to - from) / hoursPerDay)}
              height={bar}
            />
          )),
        )}
        {stays.map(({ row: n, from, to }) => (
          <rect
            key={n}
            className="day-stay"
            x={xOf(from)}
            y={middle(n) - bar / 2}
            width={percent((to - from) / hoursPerDay)}
            height={bar}
          />
        ))}
        <Stretch width={hoursPerDay * unit} height={height}>
          <TraceLine id="day-task" d={taskLine(stays, begin)} crisp />
        </Stretch>
        {dayLabels(shifts, stays).map(({ id, text, hour, before, raised }, n) => (
          <At key={id} x={xOf(hour)} y={String(middle(n) + (raised ? -8 : 4))}>
            <text className={before ? 'day-office day-office-before' : 'day-office'} x={before ? -8 : 8}>
              {text}
            </text>
          </At>
        ))}
      </svg>
      <Axis from={begin} to={end} minor={1} major={3} format={(hour) => String(hour % hoursPerDay)} />
      <Paragraph className="day-note">{note}</Paragraph>
    </div>
  )
}

/** The line of the task. Where the task waits for an office, the line is already in the row of that office. */
function taskLine(stays: readonly Stay[], begin: number): string {
  const points = stays.flatMap(({ row: n, from, to }): Point[] => [
    [((stays[n - 1]?.to ?? from) - begin) * unit, middle(n)],
    [(to - begin) * unit, middle(n)],
  ])
  const end: Point = [hoursPerDay * unit + overlap, middle(Math.max(0, stays.length - 1))]
  return line([[-overlap, middle(0)], ...points, end])
}
