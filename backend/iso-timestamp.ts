/**
 * Converts a PostgreSQL timestamp to ISO 8601, as PostgREST does. It stays text, because a `Date` would drop the
 * microseconds that are needed to compare two versions of a row.
 * @param text PostgreSQL's own format, e.g. `2025-10-28 15:57:03.123456+00`
 * @returns e.g. `2025-10-28T15:57:03.123456+00:00`
 */
export function timestampToIso(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
