// A time as a reader wants it: how long ago while that is short, else the day and minute of the reader's own time zone.
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
const exact = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' }))

/**
 * @param timestamp shown as it is where it is no date. PostgreSQL has times that JavaScript cannot read, such as `infinity`, and a
 * project without our migrations does not refuse them.
 * @param now milliseconds since 1970. A time that lies ahead is taken for the present: clocks differ.
 */
export function shortTime(timestamp: string, now: number): string {
  const time = Date.parse(timestamp)
  if (Number.isNaN(time)) return timestamp
  const age = now - time
  if (age < minute) return 'just now'
  if (age < hour) return ago().format(-Math.floor(age / minute), 'minute')
  if (age < day) return ago().format(-Math.floor(age / hour), 'hour')
  return dayAndMinute().format(time)
}

/** To the second, with weekday and time zone. */
export const exactTime = (timestamp: string) => format(exact(), timestamp)

/** To the second, in the reader's own time zone. */
export const timeOfDay = (timestamp: string) => format(secondOfDay(), timestamp)

function format(as: Intl.DateTimeFormat, timestamp: string): string {
  const time = Date.parse(timestamp)
  return Number.isNaN(time) ? timestamp : as.format(time)
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
