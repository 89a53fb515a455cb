// Formats times for readers, in their own time zone: how long ago if it is recent, otherwise day, time and time zone.
import { once } from './once.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

// Creating these takes about 60 ms on a phone, so each is created when it is first needed.
const ago = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }))
const dayAndMinute = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const secondOfDay = once(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }))
const exact = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' }))
const exactToMinute = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }))

/** The reader's time zone under a name that is the same in summer and winter, such as Eastern Time. */
export const zoneName = once(() => {
  const named = (timeZoneName: 'longGeneric' | 'short') =>
    new Intl.DateTimeFormat('en', { timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const name = named('longGeneric')
  // A zone without such a name, such as UTC itself, gets its offset from UTC, which the short form writes better.
  return name.startsWith('GMT') ? named('short') : name
})

/**
 * @param timestamp shown unchanged if it is not a date. PostgreSQL has times that JavaScript cannot read, such as
 * `infinity`, and a project without our migrations accepts them
 * @param nowMs since 1970. A future time counts as the present, since clocks differ
 */
export function shortTime(timestamp: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(timestamp)
  if (ageMs < minuteMs) return 'just now'
  if (ageMs < hourMs) return ago().format(-Math.floor(ageMs / minuteMs), 'minute')
  if (ageMs < dayMs) return ago().format(-Math.floor(ageMs / hourMs), 'hour')
  return format(dayAndMinute(), timestamp).replace(',', '')
}

/** Returns weekday, day and time to the second. */
export const exactTime = (timestamp: string) => format(exact(), timestamp)

/** Returns weekday, day and time of a moment that was chosen to the minute. */
export const exactMinute = (timestamp: string) => format(exactToMinute(), timestamp)

/** Returns the time to the second, without the day. */
export const timeOfDay = (timestamp: string) => format(secondOfDay(), timestamp)

/**
 * A UTC time at the end of a text, such as `2025-10-28 15:57:03 UTC`, as the history stores it for readers in any time
 * zone.
 */
const momentAtEnd = /(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/

/** @param moment in ISO 8601 */
export const formatInUtc = (moment: string) =>
  `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** Converts the UTC time at the end of a text, if there is one, to the reader's time zone. */
export const withUtcInOwnZone = (text: string) =>
  text.replace(momentAtEnd, (_, day: string, time: string) => exactTime(`${day}T${time}Z`))

/** Whether there are two moments with this local time, since clocks are put back. */
const repeats = (time: number) =>
  [time - hourMs, time + hourMs].some((other) => localTime(other) === localTime(time))

/** Returns the offset from UTC, such as GMT-5. */
const offsetAt = (time: number) =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value

/** Returns a time in the format of a field for a date and time: local time without a time zone. */
export function localTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * minuteMs
  return new Date(time - offset).toISOString().slice(0, 19)
}

function format(as: Intl.DateTimeFormat, timestamp: string): string {
  const time = Date.parse(timestamp)
  if (Number.isNaN(time)) return timestamp
  return `${as.format(time)} ${repeats(time) ? offsetAt(time) : zoneName()}`
}
