// Where addresses lead that are not, or no longer, pages of the site.
import { plainPath } from '#content/addresses/plain-path.ts'
import type { Site } from '#content/default-content.ts'
import { readRedirects } from './redirect-lines.ts'

/** The path and fragment of a page, by the path of each address that leads to it. */
export type Redirects = ReadonlyMap<string, string>

const known = new WeakMap<Site, Redirects>()

/** Returns the redirects of a site. They are read once for each site. */
export function redirectsOf(site: Site): Redirects {
  const redirects = known.get(site) ?? new Map(linesOf(site))
  known.set(site, redirects)
  return redirects
}

const linesOf = (site: Site) =>
  readRedirects(site.chrome.redirects, site).flatMap(({ path, end }) =>
    end === undefined ? [] : [[path, end] as const],
  )

/**
 * Returns where an address leads, which is a page of the site with the query of the address.
 * @param address path, query and fragment
 * @returns undefined if it leads nowhere else
 */
export function redirected(redirects: Redirects, address: string): string | undefined {
  if (redirects.size === 0) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const target = redirects.get(plainPath(path))
  return target === undefined ? undefined : withQueryOf(address, target)
}

/** Returns a path with the query of an address, and with its fragment unless the path has one. */
export function withQueryOf(address: string, target: string): string {
  const [, query = '', fragment = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const [page = '', ...anchor] = target.split(/(?=#)/)
  return page + query + (anchor[0] ?? fragment)
}
