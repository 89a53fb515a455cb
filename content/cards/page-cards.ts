// The cards of all pages. `npm run cards` has drawn one for the default texts of each page.
import { pagesOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import type { Card } from './card.ts'
import drawn from './drawn-cards.json' with { type: 'json' }

/** Returns the card of the page at a path; undefined if the site has no such page. */
export function cardOf(site: Site, path: string): Card | undefined {
  const page = pagesOf(site).find((each) => each.path === path)
  return page && { title: page.heading, wordmark: site.company.wordmark }
}

const drawnTitles = new Map(Object.entries(drawn.titles))

/** Whether the card of a page in public/cards/ shows these texts. */
export const isCommitted = (path: string, { title, wordmark: { strong, light } }: Card): boolean =>
  drawnTitles.get(path) === title && drawn.wordmark.strong === strong && drawn.wordmark.light === light
