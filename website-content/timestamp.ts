/**
 * Microseconds since 1970 of a PostgreSQL timestamp in ISO 8601 text, with any offset and up to six digits after the point.
 * A Date would keep milliseconds only, and rows written by one program are often less than one apart.
 */
export function microseconds(timestamp: string): number {
  const fraction = /\.(\d+)/.exec(timestamp)?.[1] ?? ''
  const seconds = Date.parse(timestamp.replace(/\.\d+/, ''))
  return seconds * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'))
}
