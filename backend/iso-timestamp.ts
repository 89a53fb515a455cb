/**
 * Writes a timestamp of PostgreSQL as ISO 8601, as PostgREST does. It stays text: a `Date` would drop the microseconds
 * on which a comparison of two versions of a row depends.
 * @param text PostgreSQL's own form, e.g. `2025-10-28 15:57:03.123456+00`
 * @returns e.g. `2025-10-28T15:57:03.123456+00:00`
 */
export function timestampToIso(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
