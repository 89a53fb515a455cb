import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { pages as copy } from '#app/admin/copy/pages.ts'
import { errorPage } from '#content/addresses/editable-pages.ts'

export interface PageSection {
  title: string
  pages: readonly SitePage[]
}

interface PageSections {
  /** Short sections, which fit below each other. */
  general: readonly PageSection[]
  /** The services, by their groups. */
  services: readonly PageSection[]
}

/** Returns the contents of the site. */
export function pageSectionsOf(pages: readonly SitePage[]): PageSections {
  const { main, industries, errors, hidden, services } = copy.overview.sections
  const byTitle = Map.groupBy(pages, ({ path, serviceGroup, movedTo }) => {
    if (movedTo !== undefined) return hidden
    if (serviceGroup !== undefined) return services(serviceGroup)
    if (path === '/404' || path === errorPage) return errors
    return path.startsWith('/industries/') ? industries : main
  })
  const general: string[] = [main, industries, hidden, errors]
  return {
    general: general.flatMap((title) => {
      const own = byTitle.get(title)
      return own ? { title, pages: own } : []
    }),
    services: [...byTitle].flatMap(([title, pages]) => (general.includes(title) ? [] : { title, pages })),
  }
}
