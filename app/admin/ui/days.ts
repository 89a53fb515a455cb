// Days and clock times in the reader's time zone.
import { once } from './once.ts'

// Creating these takes long on a phone, so each is created when it is first needed.
const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }))
const dayAndMonth = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }))
const shortDay = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }))

const two = (number: number) => String(number).padStart(2, '0')

/** Returns the day of a time, such as `2025-11-22`; empty if it is not a date that JavaScript can read. */
export function dayOf(time: string | number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns the time of day, such as `09:04`. */
export function clockOf(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Returns how much of its day has passed at a time, by the clock: 0.5 at noon. */
export function partOfDay(time: string): number {
  const date = new Date(time)
  return (date.getHours() * 60 + date.getMinutes()) / (24 * 60)
}

/** Returns the midnight at which the day begins that is `later` days after a day. */
const midnight = (day: string, later = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** Returns that midnight in ISO 8601. */
export const beginningOf = (day: string, later = 0) => midnight(day, later).toISOString()

export const addDays = (day: string, later: number) => dayOf(midnight(day, later).getTime())

/** How far a day is from today, if it has a name of its own. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : undefined
}

/** Returns a day as in `Saturday 22 November`, with the year if it is not this year. */
export function longDay(day: string, today: string): string {
  if (day === '') return ''
  const date = midnight(day)
  return `${weekday().format(date)} ${dayAndMonth().format(date)}${yearOf(day, today)}`
}

/** Returns a day as in `22 Nov`, with the year if it is not this year. */
export const shortDayOf = (day: string, today: string) =>
  day === '' ? '' : shortDay().format(midnight(day)) + yearOf(day, today)

const yearOf = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
