// When someone is there, as the levels of a timing diagram: high while they are. Hours of a day in UTC, or of a week from Monday
// in the time of the office.
import type { Point } from '#app/figures/kit/path.ts'

/** From and to in hours. */
export interface Span {
  from: number
  to: number
}

/** Hours of one day, in the time of a time zone (IANA name). */
export interface Opening {
  opens: number
  closes: number
  timeZone: string
}

/** How far a time zone is ahead of UTC on a day, in hours. */
export function offsetAt(timeZone: string, date: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

const offsets = (timeZone: string) =>
  [new Date('2025-01-15T12:00Z'), new Date('2025-07-15T12:00Z')].map((date) => offsetAt(timeZone, date))

/** How far a time zone is ahead of UTC while no daylight saving time is kept there, in hours. */
export const standardOffset = (timeZone: string) => Math.min(...offsets(timeZone))

/** The time of a time zone as its distance from UTC, in summer too where that differs: "UTC−8/−7", "UTC+5:30". */
export function offsetName(timeZone: string): string {
  const names = offsets(timeZone)
    .toSorted((a, b) => a - b)
    .map(signed)
  return `UTC${[...new Set(names)].join('/')}`
}

function signed(offset: number): string {
  const hours = Math.trunc(Math.abs(offset))
  const minutes = Math.round((Math.abs(offset) - hours) * 60)
  return `${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** Hours of a day in UTC, in order: two spans where midnight falls between them. In standard time unless told how far ahead. */
export function spansInUtc(
  { opens, closes, timeZone }: Opening,
  ahead: number = standardOffset(timeZone),
): Span[] {
  const from = (((opens - ahead) % 24) + 24) % 24
  const to = from + closes - opens
  return to <= 24
    ? [{ from, to }]
    : [
        { from: 0, to: to - 24 },
        { from, to: 24 },
      ]
}

/** Hours on some days of the week; days are numbered from Sunday as 0, and closed ones have no hours. */
export interface WeekdayHours {
  weekdays: readonly number[]
  opens?: number
  closes?: number
}

/** When it is open, in hours from the beginning of Monday. */
export function spansInWeek(rows: readonly WeekdayHours[]): Span[] {
  return rows
    .flatMap(({ weekdays, opens, closes }) =>
      opens === undefined || closes === undefined
        ? []
        : weekdays.map((weekday) => {
            const day = 24 * fromMonday(weekday)
            return { from: day + opens, to: day + closes }
          }),
    )
    .toSorted((a, b) => a.from - b.from)
}

/** The place of a weekday in a week that begins with Monday, from 0. */
export const fromMonday = (weekday: number) => (weekday + 6) % 7

/** The line of a signal that is high (0 from the top) in spans, and low (1) between them, from hour 0 to the end. */
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

/** An hour as a clock shows it: 14 is "14:00", and 9.5 is "09:30". */
export function clock(hour: number): string {
  const minutes = Math.round(60 * hour)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
