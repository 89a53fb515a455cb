// When an office or a desk is open, as the levels of a timing diagram: high while open. Hours are those of a day in
// UTC, or of a week from Monday in the office's local time.
import type { Point } from '#app/figures/kit/path.ts'
import { utcOffsetHours } from '#app/figures/kit/time-zone.ts'
import { type Hours, type Week, weekdays } from './read-hours.ts'

/** A period in hours. */
export interface Span {
  from: number
  to: number
}

/** Opening hours of one day, in the local time of an IANA time zone. */
export interface Opening extends Hours {
  timeZone: string
}

const utcOffsetsHours = (timeZone: string) =>
  [new Date('2025-01-15T12:00Z'), new Date('2025-07-15T12:00Z')].map((date) => utcOffsetHours(timeZone, date))

/** Returns the offset of a time zone from UTC in standard time, in hours. */
export const standardUtcOffsetHours = (timeZone: string) => Math.min(...utcOffsetsHours(timeZone))

/** Returns the offset of a time zone from UTC as text, with the one in summer if it differs: "UTC−8/−7", "UTC+5:30". */
export function utcOffsetName(timeZone: string): string {
  const names = utcOffsetsHours(timeZone)
    .toSorted((a, b) => a - b)
    .map(signed)
  return `UTC${[...new Set(names)].join('/')}`
}

function signed(offset: number): string {
  const hours = Math.trunc(Math.abs(offset))
  const minutes = Math.round((Math.abs(offset) - hours) * 60)
  return `${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/**
 * Converts opening hours to UTC, in order; hours across midnight become two spans.
 * @param offset the offset of the time zone from UTC in hours; by default, in standard time
 */
export function spansInUtc(
  { opens, closes, timeZone }: Opening,
  offset: number = standardUtcOffsetHours(timeZone),
): Span[] {
  const from = (((opens - offset) % 24) + 24) % 24
  const to = from + closes - opens
  return to <= 24
    ? [{ from, to }]
    : [
        { from: 0, to: to - 24 },
        { from, to: 24 },
      ]
}

/** Returns opening hours in order, as hours from the start of Monday. */
export const spansInWeek = (week: Week): Span[] =>
  weekdays.flatMap((name, day) => {
    const hours = week.get(name)
    return hours ? [{ from: 24 * day + hours.opens, to: 24 * day + hours.closes }] : []
  })

/**
 * Returns the line of a signal that is high (0, the top) during the spans and otherwise low (1), from hour 0 to `end`.
 */
export function levels(spans: readonly Span[], end: number): Point[] {
  const levelAt = (hour: number) => (spans.some(({ from, to }) => from <= hour && hour < to) ? 0 : 1)
  const edges = spans.flatMap(({ from, to }) => [from, to]).filter((hour) => 0 < hour && hour < end)
  return [
    [0, levelAt(0)],
    ...edges.flatMap((hour): Point[] => {
      const level = levelAt(hour)
      return [
        [hour, 1 - level],
        [hour, level],
      ]
    }),
    [end, levelAt(end - 1e-9)],
  ]
}

/** Formats an hour as a clock does: 14 is "14:00", and 9.5 is "09:30". */
export function clock(hour: number): string {
  const minutes = Math.round(60 * hour)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
