/**
 * Converts a PostgreSQL timestamp in ISO 8601, with any offset and up to six decimal places, to microseconds since
 * 1970. A Date would only keep milliseconds, and rows written by one program are often less than a millisecond apart.
 * @returns Infinity for a time after the year 9999, and -Infinity for one BC: PostgreSQL allows both, but JavaScript
 * cannot parse them
 */
export function microseconds(timestamp: string): number {
  if (!/^\d{4}-/.test(timestamp)) return timestamp.startsWith('-') ? -Infinity : Infinity
  if (timestamp.endsWith('BC')) return -Infinity
  const fraction = /\.(\d+)/.exec(timestamp)?.[1] ?? ''
  const seconds = Date.parse(timestamp.replace(/\.\d+/, ''))
  return seconds * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'))
}
