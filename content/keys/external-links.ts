import type { Site } from '#content/default-content.ts'
import { linkKindOf } from './link-kind.ts'
import { listKeys } from './site-texts.ts'

export interface ExternalLink {
  key: string
  /** The link as written in the text. */
  value: string
}

/**
 * Returns the addresses on other sites that a site links to, each with its links, in the order of the site. Parts of a page
 * (`#part`) count as the page.
 * @param site as visitors read it
 */
export function externalLinksOf(site: Site): Map<string, ExternalLink[]> {
  const links = new Map<string, ExternalLink[]>()
  for (const { key, kind, value } of listKeys(site)) {
    if (kind !== 'href' || linkKindOf(value) !== 'elsewhere') continue
    const [address = ''] = value.split('#', 1)
    links.set(address, [...(links.get(address) ?? []), { key, value }])
  }
  return links
}
