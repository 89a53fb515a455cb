/** Returns a path without a trailing slash, capitals and escapes, which may be the path of a page. */
export const plainPath = (path: string): string => decoded(path).toLowerCase().replace(/\/+$/, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
