/**
 * Microseconds since 1970 of a PostgreSQL timestamp in ISO 8601 text, with any offset and up to six digits after the point.
 * A Date would keep milliseconds only, and rows written by one program are often less than one apart.
 * @returns infinity for a time beyond the year 9999, and its negative for one BC: PostgreSQL has both, and JavaScript reads neither
 */
export function microseconds(timestamp: string): number {
  if (!/^\d{4}-/.test(timestamp)) return timestamp.startsWith('-') ? -Infinity : Infinity
  if (timestamp.endsWith('BC')) return -Infinity
  const fraction = /\.(\d+)/.exec(timestamp)?.[1] ?? ''
  const seconds = Date.parse(timestamp.replace(/\.\d+/, ''))
  return seconds * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'))
}
