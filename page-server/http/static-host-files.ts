// Writes headers, redirects and "not found" pages in the formats of static hosts: `_headers` and `_redirects` (Netlify,
// Cloudflare Pages) and vercel.json (Vercel).
import type { Redirects } from '#content/redirects/redirects.ts'

export interface HeaderRule {
  /** An address, or a pattern for all addresses below one: `/assets/*`. */
  path: string
  headers: Headers
}

/**
 * Moves the headers that all rules share into one rule for all addresses, so that no address gets a header twice:
 * Cloudflare would join the values, and two policies would both apply.
 */
export function hoistCommonHeaders(rules: readonly HeaderRule[]): HeaderRule[] {
  const [first, ...others] = rules
  const shared = new Headers(
    [...(first?.headers ?? [])].filter(([name, value]) =>
      others.every(({ headers }) => headers.get(name) === value),
    ),
  )
  const rest = rules.map(({ path, headers }) => ({
    path,
    headers: new Headers([...headers].filter(([name]) => !shared.has(name))),
  }))
  return [{ path: '/*', headers: shared }, ...rest]
}

export const headersFile = (rules: readonly HeaderRule[]) =>
  rules.map(({ path, headers }) => `${[path, ...linesOf(headers)].join('\n  ')}\n`).join('\n')

const linesOf = (headers: Headers) => Array.from(headers, ([name, value]) => `${name}: ${value}`)

/**
 * Writes `_redirects`. Both hosts pass the query on. Netlify documents 302, but not 307, which is the same for pages.
 * Each section has its own "not found" page, which only Netlify has to be told: Cloudflare Pages finds the nearest 404.html by
 * itself.
 * @param sections such as `/services`
 */
export const redirectsFile = (redirects: Redirects, sections: readonly string[]) =>
  [
    // For Cloudflare Pages, an address with a slash at its end is another one.
    ...Array.from(redirects, ([path, to]) => `${encodeURI(path)} ${to} 302\n${encodeURI(path)}/ ${to} 302\n`),
    ...sections.map((section) => `${section}/* ${section}/404.html 404\n`),
  ].join('')

/**
 * Writes vercel.json. If two rules match an address, the later one applies.
 * @param notFound headers of the "not found" page, for the first rule, which matches all addresses
 */
export function vercelFile(
  [all, ...rules]: readonly HeaderRule[],
  notFound: Headers,
  redirects: Redirects,
): string {
  const everywhere = new Headers(notFound)
  for (const [name, value] of all?.headers ?? []) everywhere.set(name, value)
  everywhere.delete('content-type') // each file has its own
  const entries = [{ path: '/*', headers: everywhere }, ...rules].map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Array.from(headers, ([key, value]) => ({ key, value })),
  }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Array.from(redirects, ([path, destination]) => ({
      source: encodeURI(path),
      destination,
      statusCode: 307,
    })),
    headers: entries,
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}
