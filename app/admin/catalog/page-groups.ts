import { admin } from '#app/admin/copy/admin.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import type { SiteText } from './site-text.ts'

/** A page and the texts that are edited with it. */
export interface PageGroup {
  name: string
  /** Undefined if no page shows the texts. */
  path: string | undefined
  texts: readonly SiteText[]
}

const { places } = admin
/** Texts shared by several pages, by the beginning of their keys. */
const shared: readonly [RegExp, string][] = [
  [/^chrome\.errors\.notFound\./, places.notFound],
  [/^chrome\.errors\./, places.failure],
  [/^(company|chrome)\./, places.everyPage],
  [/^services\.page\./, places.servicePages],
  [/^industries\.labels\./, places.industryPages],
]

/**
 * Groups all texts by page: first what every page shows, then the pages in the order of the site, then error messages.
 */
export function pageGroupsOf(site: Site, texts: readonly SiteText[]): PageGroup[] {
  const names = pageNames(site)
  const nameOf = ({ key, page = '' }: SiteText) =>
    shared.find(([pattern]) => pattern.test(key))?.[1] ?? names.get(page) ?? page
  const byName = Map.groupBy(texts, nameOf)
  const order = [
    places.everyPage,
    ...pathsOf(site).flatMap((path) => {
      const labels = { '/services': places.servicePages, '/industries': places.industryPages }[path]
      return [names.get(path) ?? path, ...(labels ? [labels] : [])]
    }),
    places.notFound,
    places.failure,
  ]
  return order.flatMap((name) => {
    const own = byName.get(name)
    return own ? [{ name, path: own[0]?.page, texts: own }] : []
  })
}

/** The name of each path: a service's name, or an overview's title. */
function pageNames(site: Site): Map<string, string> {
  return new Map([
    ['/', 'Home'],
    ['/about', site.about.meta.title],
    ['/services', site.servicesPage.meta.title],
    ...site.services.map(({ slug, name }) => [`/services/${slug}`, name] as const),
    ['/industries', site.industriesPage.meta.title],
    ...site.industries.map(({ slug, name }) => [`/industries/${slug}`, name] as const),
    ['/careers', site.careers.meta.title],
    ['/locations', site.locations.meta.title],
    ['/contact', site.contact.meta.title],
  ])
}
