// The cards of all pages. `npm run cards` has drawn one for the default texts of each page.
import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { servicePath } from '#content/services.ts'
import type { Card } from './card.ts'
import drawn from './drawn-cards.json' with { type: 'json' }

/** Returns the headings of all pages of a site, by path. */
function titlesOf(site: Site): Map<string, string> {
  return new Map([
    ['/', site.home.hero.title],
    ['/about', site.about.hero.title],
    ['/services', site.servicesPage.hero.title],
    ...site.services.map((service) => [servicePath(service), service.title] as const),
    ['/industries', site.industriesPage.hero.title],
    ...site.industries.map((industry) => [industryPath(industry), industry.title] as const),
    ['/careers', site.careers.hero.title],
    ['/locations', site.locations.hero.title],
    ['/contact', site.contact.hero.title],
  ])
}

/** Returns the card of the page at a path; undefined if the site has no such page. */
export function cardOf(site: Site, path: string): Card | undefined {
  const title = titlesOf(site).get(path)
  return title === undefined ? undefined : { title, wordmark: site.company.wordmark }
}

const drawnTitles = new Map(Object.entries(drawn.titles))

/** Whether the card of a page in public/cards/ shows these texts. */
export const isCommitted = (path: string, { title, wordmark: { strong, light } }: Card): boolean =>
  drawnTitles.get(path) === title && drawn.wordmark.strong === strong && drawn.wordmark.light === light
