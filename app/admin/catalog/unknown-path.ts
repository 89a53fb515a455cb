import { plainPath } from '#content/addresses/plain-path.ts'

/**
 * Whether an address on this site has no page. Query and fragment are ignored, and capitals, escapes and a slash at the end make no
 * difference: the server leads such an address to the page.
 * @param known paths of pages, and old addresses
 */
export function isUnknownPath(href: string, known: readonly string[]): boolean {
  if (!href.startsWith('/')) return false
  const path = plainPath(href.replace(/[?#].*/s, '')) || '/'
  return !known.includes(path)
}
