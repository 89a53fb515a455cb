// How far the clocks of a time zone are ahead of UTC, in hours. content/dates/time-zone.ts has it in milliseconds, but the kit imports
// nothing from other folders.

/** By time zone in lower case, since Intl ignores case. Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns how many hours the clocks of an IANA time zone are ahead of UTC on a date; negative if they are behind. */
export function utcOffsetHours(timeZone: string, date: Date): number {
  const text = formatterOf(timeZone.toLowerCase()).format(date)
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
