// Reads the opening hours that a page shows, so that what it computes from them never contradicts its text.

/** The hours of a day, in local time. */
export interface Hours {
  opens: number
  closes: number
}

/** The opening hours of a week, by weekday. A day without hours is closed. */
export type Week = ReadonlyMap<string, Hours>

/** The abbreviations of Intl in English. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const time = String.raw`(1[0-2]|[1-9])(?::([0-5]\d))? ?([AaPp])[Mm]`
const fromTo = new RegExp(`^${time} ?[-–] ?${time}(?: ([A-Z]+))?$`)

/**
 * Reads hours such as "9:00 AM-6:00 PM".
 * @param zone the name of the time zone that may follow them
 * @returns undefined if they are written in another way
 */
export function readHours(text: string, zone?: string): Hours | undefined {
  const [, hour, minute, half, lastHour, lastMinute, lastHalf, named = zone] = fromTo.exec(text.trim()) ?? []
  const opens = hourOf(hour, minute, half)
  const closes = hourOf(lastHour, lastMinute, lastHalf)
  return opens < closes && named === zone ? { opens, closes } : undefined
}

const hourOf = (hour: string | undefined, minute = '0', half = '') =>
  (Number(hour) % 12) + Number(minute) / 60 + (/p/i.test(half) ? 12 : 0)

/**
 * Reads days such as "Mon-Fri" and "Sat".
 * @returns undefined if they are written in another way
 */
export function readDays(text: string): string[] | undefined {
  const [first = -1, last = first, ...others] = text
    .trim()
    .split(/ ?[-–] ?/)
    .map((name) => weekdays.indexOf(name))
  return first < 0 || last < first || others.length > 0 ? undefined : weekdays.slice(first, last + 1)
}

/**
 * Reads the opening hours of a week.
 * @returns undefined if a row cannot be read, or two rows name the same day
 */
export function readWeek(rows: readonly { days: string; hours: string }[], zone: string): Week | undefined {
  const week = new Map<string, Hours>()
  const named = new Set<string>()
  for (const row of rows) {
    const days = readDays(row.days)
    const hours = /^closed$/i.test(row.hours.trim()) ? 'closed' : readHours(row.hours, zone)
    if (!days || !hours) return undefined
    for (const day of days) {
      if (named.has(day)) return undefined
      named.add(day)
      if (hours !== 'closed') week.set(day, hours)
    }
  }
  return week
}
