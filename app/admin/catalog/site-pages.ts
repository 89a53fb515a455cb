import type { pageSections } from '#app/admin/copy/page-sections.ts'
import { errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import { groupNames } from '#content/keys/label-words.ts'
import { pageNames } from '#content/keys/page-names.ts'
import { hideablePaths } from '#content/redirects/redirect-lines.ts'
import type { Redirects } from '#content/redirects/redirects.ts'
import { servicePath } from '#content/services.ts'
import type { PageGroup } from './page-groups.ts'

/** A page that can be edited in the panel. */
export interface SitePage extends PageGroup {
  /** The page of a server error has an address only in the panel. */
  path: string
  /** Where it is listed, unless it is a service. */
  section: keyof typeof pageSections.names
  /** The name of the group that a service belongs to. */
  serviceGroup: string | undefined
  isHideable: boolean
  /** Where its visitors go, if it is hidden. */
  movedTo: string | undefined
}

/** Returns all pages in the order of the site, then those of its errors. */
export function sitePagesOf(site: Site, groups: readonly PageGroup[], redirects: Redirects): SitePage[] {
  const hideable = new Set(hideablePaths(site))
  const byName = new Map(groups.map((group) => [group.name, group]))
  const names = pageNames(site).set('/404', groupNames.notFound).set(errorPagePath, groupNames.failure)
  const serviceGroups = new Map(site.servicesPage.groups.map(({ id, name }) => [id, name]))
  const groupByPath = new Map(
    site.services.map((service) => [servicePath(service), serviceGroups.get(service.group)]),
  )
  return [...pathsOf(site), '/404', errorPagePath].flatMap((path) => {
    const group = byName.get(names.get(path) ?? path)
    if (!group) return []
    const serviceGroup = groupByPath.get(path)
    return {
      ...group,
      path,
      section: sectionOf(path),
      serviceGroup,
      isHideable: hideable.has(path),
      movedTo: redirects.get(path),
    }
  })
}

function sectionOf(path: string): SitePage['section'] {
  if (path === '/404' || path === errorPagePath) return 'errors'
  return path.startsWith('/industries/') ? 'industries' : 'main'
}
