/** Returns how many hours the clocks of an IANA time zone are ahead of UTC on a date; negative if they are behind. */
export function utcOffsetHours(timeZone: string, date: Date): number {
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(date)
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}
