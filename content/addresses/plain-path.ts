/**
 * Returns a path without a trailing slash, capitals and escapes, which may be the path of a page. Letters with accents are one
 * character each (Unicode normalization form C), since some systems write them as two. The path of the home page becomes
 * empty.
 */
export const plainPath = (path: string): string =>
  path.length > maxLength
    ? path
    : decoded(path)
        .normalize('NFC')
        .toLowerCase()
        .replace(/(?<!\/)\/+$/, '')

/** Longer than any address of the site, and normalizing it would take long. In UTF-16 code units. */
const maxLength = 4000

/** Returns a part of an address without escapes, or as it is if they are malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
