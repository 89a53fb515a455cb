import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import { groupNames } from '#content/keys/label-words.ts'
import type { SiteText } from '#content/keys/labels.ts'
import { pageNames } from '#content/keys/page-names.ts'

/** A page and the texts that are edited with it. */
export interface PageGroup {
  name: string
  /** Undefined if no page shows the texts. */
  path: string | undefined
  texts: readonly SiteText[]
}

/**
 * Groups all texts by page: first what every page shows, then the pages in the order of the site, then error messages.
 */
export function pageGroupsOf(site: Site, texts: readonly SiteText[]): PageGroup[] {
  const names = pageNames(site)
  const byName = Map.groupBy(texts, ({ pageName }) => pageName)
  const order = [
    groupNames.everyPage,
    ...pathsOf(site).flatMap((path) => {
      const labels = { '/services': groupNames.servicePages, '/industries': groupNames.industryPages }[path]
      return [names.get(path) ?? path, ...(labels ? [labels] : [])]
    }),
    groupNames.notFound,
    groupNames.failure,
  ]
  return order.flatMap((name) => {
    const own = byName.get(name)
    return own ? [{ name, path: own[0]?.page, texts: own }] : []
  })
}
