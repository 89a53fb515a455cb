import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another origin sent a request. The site has one origin, and requests from a server have no Origin
 * header.
 */
export function isForeignOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false
  const page = URL.parse(origin)
  // Both are parsed as URLs with the same scheme, so that its default port is dropped.
  return !page || page.host !== URL.parse(`${page.protocol}//${host}`)?.host
}
