// The names of pages, and of the groups of texts that several pages share.
import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { servicePath } from '#content/services.ts'
import { groupNames } from './label-words.ts'

/** Texts shared by several pages, by the beginning of their keys. */
const shared: readonly [RegExp, string][] = [
  [/^chrome\.errors\.notFound\./, groupNames.notFound],
  [/^chrome\.errors\./, groupNames.failure],
  [/^(company|chrome)\./, groupNames.everyPage],
  [/^services\.page\./, groupNames.servicePages],
  [/^industries\.labels\./, groupNames.industryPages],
]

/** Returns the name of the page or group of a text, given its key and the name of its page. */
export const groupNameOf = (key: string, pageName: string): string =>
  shared.find(([pattern]) => pattern.test(key))?.[1] ?? pageName

/** The name of each path: a service's name, or an overview's title. */
export function pageNames(site: Site): Map<string, string> {
  return new Map([
    ['/', groupNames.home],
    ['/about', site.about.meta.title],
    ['/services', site.servicesPage.meta.title],
    ...site.services.map((service) => [servicePath(service), service.name] as const),
    ['/industries', site.industriesPage.meta.title],
    ...site.industries.map((industry) => [industryPath(industry), industry.name] as const),
    ['/careers', site.careers.meta.title],
    ['/locations', site.locations.meta.title],
    ['/contact', site.contact.meta.title],
  ])
}
