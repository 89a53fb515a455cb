import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { pageSections } from '#app/admin/copy/page-sections.ts'

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
  const { names, hidden, services } = pageSections
  const byTitle = Map.groupBy(pages, ({ section, serviceGroup, movedTo }) => {
    if (movedTo !== undefined) return hidden
    return serviceGroup === undefined ? names[section] : services(serviceGroup)
  })
  const general: string[] = [names.main, names.industries, hidden, names.errors]
  return {
    general: general.flatMap((title) => {
      const own = byTitle.get(title)
      return own ? { title, pages: own } : []
    }),
    services: [...byTitle].flatMap(([title, pages]) => (general.includes(title) ? [] : { title, pages })),
  }
}
