// Suggested links for the buttons that are still coming soon; the admin page offers them.

import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import type { OverrideRules } from './overrides.ts'
import { listKeys } from './site-texts.ts'

/** The key of a link: `home.hero.primary.href`. */
export type LinkKey = `${string}.href`

/** Parts of pages that a button may link to. */
const anchorsOf = ({ servicesPage }: Site) => [
  '/about#leadership',
  '/about#values',
  '/about#history',
  ...servicesPage.groups.map(({ id }) => `/services#${id}`),
  '/careers#positions-title',
  '/locations#offices-title',
  '/locations#presence-title',
  '/contact#contact-name',
  '/contact#departments-title',
]

/** Returns every address of the site that a button may link to, pages before their parts. */
export const linkableAddresses = (site: Site): string[] => [...pathsOf(site), ...anchorsOf(site)]

/** For buttons without another suggestion, such as those of a new office or position. */
export const usualSuggestion = '/contact'

/** Suggestions not covered by a rule. Those of buttons and pages that the site no longer has are left out. */
const chosen: Record<LinkKey, string> = {
  'home.hero.primary.href': '/services',
  'home.hero.secondary.href': '/services',
  'home.services.cards.semiconductor-solutions.href': '/services#semiconductors',
  'home.services.cards.engineering-services.href': '/services#embedded',
  'home.services.cards.testing-and-validation.href': '/services/silicon-validation',
  'home.services.cards.innovation-labs.href': '/services/prototyping-and-emulation',
  'home.projects.cards.die.href': '/services/physical-design',
  'home.projects.cards.core.href': '/services/rtl-design',
  'home.projects.cards.cells.href': '/services/synthesis-and-sta',
  'about.closing.action.href': '/careers',
  'services.closing.secondary.href': '/services',
  'careers.hero.action.href': '/careers#positions-title',
  'careers.closing.primary.href': '/careers#positions-title',
  'locations.closing.secondary.href': '/locations#presence-title',
  'contact.closing.primary.href': '/contact#contact-name',
  'contact.closing.secondary.href': '/contact#contact-name',
}

/**
 * Suggests a link for every action that has none by default. Some lead to other hosts, which the rules may forbid.
 * @param email the address for links whose subject has no page of its own
 */
export function suggestionsOf(
  site: Site,
  email: string,
  { otherHosts }: OverrideRules,
): Record<LinkKey, string> {
  const { social, legal } = site.chrome.footer
  const unlinked = listKeys(site).filter(({ kind, value }) => kind === 'href' && value === '')
  const keys = new Set<string>(unlinked.map(({ key }) => key))
  const addresses = linkableAddresses(site)
  const ask = (subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return {
    ...Object.fromEntries(unlinked.map(({ key }) => [key, usualSuggestion])),
    ...Object.fromEntries(social.map(({ id }) => [`chrome.footer.social.${id}.href`, networkOf(id)])),
    ...Object.fromEntries(
      legal.map(({ id, label }) => [
        `chrome.footer.legal.${id}.href`,
        ask(`Please send your ${label.toLowerCase()}`),
      ]),
    ),
    'locations.presence.map.href': otherHosts ? 'https://www.openstreetmap.org/' : '/locations#offices-title',
    ...Object.fromEntries(
      Object.entries(chosen).filter(([key, link]) => keys.has(key) && addresses.includes(link)),
    ),
  }
}

const networkOf = (id: string) => (id === 'twitter' ? 'https://x.com/' : `https://www.${id}.com/`)
