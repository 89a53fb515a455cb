// All pages of the site, in their order. A page that is added to `app/routes.ts` is added here, too.

import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { groupNames } from '#content/keys/label-words.ts'
import { servicePath } from '#content/services.ts'

interface Page {
  path: string
  /** What the panel calls it. */
  name: string
  /** The heading at its beginning, which its sharing picture shows. */
  heading: string
}

export function pagesOf(site: Site): Page[] {
  return [
    { ...mainPage('/', site.home), name: groupNames.home },
    mainPage('/about', site.about),
    mainPage('/services', site.servicesPage),
    ...site.services.map((service) => ({
      path: servicePath(service),
      name: service.name,
      heading: service.title,
    })),
    mainPage('/industries', site.industriesPage),
    ...site.industries.map((industry) => ({
      path: industryPath(industry),
      name: industry.name,
      heading: industry.title,
    })),
    mainPage('/careers', site.careers),
    mainPage('/locations', site.locations),
    mainPage('/contact', site.contact),
  ]
}

export const pathsOf = (site: Site): string[] => pagesOf(site).map(({ path }) => path)

const mainPage = (path: string, { meta, hero }: Pick<Site['about'], 'meta' | 'hero'>): Page => ({
  path,
  name: meta.title,
  heading: hero.title,
})
