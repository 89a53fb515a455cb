// A time as a reader wants it, in the reader's own time zone: how long ago while that is short, else the day and time, and which zone.
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// A phone needs some 60 ms to make these: each is made when it is needed first.
const ago = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }))
const dayAndMinute = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const secondOfDay = once(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }))
const exact = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' }))

/** The reader's time zone by a name that is the same in summer and winter, such as Eastern Time. */
export const zoneName = once(() => {
  const named = (timeZoneName: 'longGeneric' | 'short') =>
    new Intl.DateTimeFormat('en', { timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const name = named('longGeneric')
  // A zone without such a name, as UTC itself, gets its offset from UTC, which the short name writes better.
  return name.startsWith('GMT') ? named('short') : name
})

/**
 * @param timestamp shown as it is where it is no date. PostgreSQL has times that JavaScript cannot read, such as `infinity`, and a
 * project without our migrations does not refuse them.
 * @param now milliseconds since 1970. A time that lies ahead is taken for the present: clocks differ.
 */
export function shortTime(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp)
  if (age < minute) return 'just now'
  if (age < hour) return ago().format(-Math.floor(age / minute), 'minute')
  if (age < day) return ago().format(-Math.floor(age / hour), 'hour')
  return format(dayAndMinute(), timestamp)
}

/** To the second, with the weekday. */
export const exactTime = (timestamp: string) => format(exact(), timestamp)

/** To the second, without the day. */
export const timeOfDay = (timestamp: string) => format(secondOfDay(), timestamp)

/** A moment of UTC at the end of a text, such as `2025-10-28 15:57:03 UTC`, as the history keeps it for readers of every time zone. */
const momentAtEnd = /(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/

/** @param moment in ISO 8601 */
export const formatInUtc = (moment: string) =>
  `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** A text with the moment at its end, if it has one, in the reader's time zone. */
export const withUtcInOwnZone = (text: string) =>
  text.replace(momentAtEnd, (_, day: string, time: string) => exactTime(`${day}T${time}Z`))

function format(as: Intl.DateTimeFormat, timestamp: string): string {
  const time = Date.parse(timestamp)
  return Number.isNaN(time) ? timestamp : `${as.format(time)} ${zoneName()}`
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
