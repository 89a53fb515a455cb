// The clocks of IANA time zones.

/** By time zone in lower case, since Intl ignores case. Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns how far the clocks of a time zone are ahead of UTC at a time, in milliseconds; negative if they are behind. */
export function utcOffset(timeZone: string, timeMs: number): number {
  const text = formatterOf(timeZone.toLowerCase()).format(timeMs)
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Whether a text is an IANA time zone. Intl also accepts offsets such as +05:30, which have no daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z][\w/+-]{1,63}$/i.test(text)) return false
  try {
    formatterOf(text.toLowerCase())
    return true
  } catch {
    return false
  }
}

/** @throws if Intl does not know the time zone, so the map keeps only known ones */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
