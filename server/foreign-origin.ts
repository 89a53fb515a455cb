import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another origin sent a request. Requests from a server have no Origin header.
 * @param siteOrigin the address of the site. Proxies may replace Host, and nginx and Apache do by default.
 */
export function isForeignOrigin({ origin, host = '' }: IncomingHttpHeaders, siteOrigin: string): boolean {
  if (origin === undefined || origin === siteOrigin) return false
  const page = URL.parse(origin)
  // Both are parsed as URLs with the same scheme, so that its default port is dropped.
  return !page || page.host !== URL.parse(`${page.protocol}//${host}`)?.host
}
