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
  const { main, industries, errors, services } = copy.overview.sections
  const byTitle = Map.groupBy(pages, ({ path, services: group }) => {
    if (group !== undefined) return services(group)
    if (path === '/404' || path === errorPage) return errors
    return path.startsWith('/industries/') ? industries : main
  })
  const general: string[] = [main, industries, errors]
  return {
    general: general.map((title) => ({ title, pages: byTitle.get(title) ?? [] })),
    services: [...byTitle].flatMap(([title, pages]) => (general.includes(title) ? [] : { title, pages })),
  }
}
