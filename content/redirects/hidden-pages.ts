import { groupsWith } from '#content/addresses/service-catalog.ts'
import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { mapTexts } from '#content/keys/site-texts.ts'
import { servicePath } from '#content/services.ts'
import { type Redirects, redirected, redirectsOf } from './redirects.ts'

/** Returns a site without its hidden pages. A link to one of these, or to an old address, leads where that address leads. */
export function withoutHidden(site: Site, redirects = redirectsOf(site)): Site {
  if (redirects.size === 0) return site
  return mapTexts(withoutPages(site, redirects), ({ kind, value }) =>
    kind === 'href' && value.startsWith('/') ? (redirected(redirects, value) ?? value) : value,
  )
}

/** Returns a site without the pages whose addresses lead elsewhere, and without groups that have no service then. */
export function withoutPages(site: Site, redirects: Redirects): Site {
  const services = site.services.filter((service) => !redirects.has(servicePath(service)))
  const industries = site.industries.filter((industry) => !redirects.has(industryPath(industry)))
  const groups = groupsWith(services, site.servicesPage.groups)
  return { ...site, services, industries, servicesPage: { ...site.servicesPage, groups } }
}
