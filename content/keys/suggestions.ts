// Where each button that is still coming soon might lead: what the admin page suggests, to be accepted there.

import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import type { OverrideRules } from './overrides.ts'

/** The key of a destination: `home.hero.primary.href`. */
export type ActionKey = `${string}.href`

/** Parts of pages that a button may lead to. */
const anchors = [
  '/about#leadership',
  '/about#values',
  '/about#history',
  '/services#semiconductors',
  '/services#embedded',
  '/services#software',
  '/careers#positions-title',
  '/locations#offices-title',
  '/locations#presence-title',
  '/contact#contact-name',
  '/contact#departments-title',
]

/** Every address of the site that a button may lead to, pages before their parts. */
export const destinationsOf = (site: Site): string[] => [...pathsOf(site), ...anchors]

/**
 * A destination for every action whose default is none. Some lead to other hosts, which the rules may forbid.
 * @param email where readers are to ask for what has no page
 */
export function suggestionsOf(email: string, { otherHosts }: OverrideRules): Record<ActionKey, string> {
  const ask = (subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return {
    'chrome.footer.social.linkedin.href': 'https://www.linkedin.com/',
    'chrome.footer.social.twitter.href': 'https://x.com/',
    'chrome.footer.social.facebook.href': 'https://www.facebook.com/',
    'chrome.footer.legal.privacy-policy.href': ask('Please send your privacy policy'),
    'chrome.footer.legal.terms-of-service.href': ask('Please send your terms of service'),
    'chrome.footer.legal.cookie-policy.href': ask('Please send your cookie policy'),
    'home.hero.primary.href': '/services',
    'home.hero.secondary.href': '/services',
    'home.services.cards.semiconductor-solutions.href': '/services#semiconductors',
    'home.services.cards.engineering-services.href': '/services#embedded',
    'home.services.cards.testing-and-validation.href': '/services/silicon-validation',
    'home.services.cards.innovation-labs.href': '/services/prototyping-and-emulation',
    'home.projects.cards.die.href': '/services/physical-design',
    'home.projects.cards.core.href': '/services/rtl-design',
    'home.projects.cards.cells.href': '/services/synthesis-and-sta',
    'home.start.action.href': '/contact',
    'about.closing.action.href': '/careers',
    'services.closing.primary.href': '/contact',
    'services.closing.secondary.href': '/services',
    'careers.hero.action.href': '/careers#positions-title',
    'careers.positions.senior-asic-design-engineer.href': '/contact',
    'careers.positions.software-development-engineer.href': '/contact',
    'careers.positions.verification-engineer.href': '/contact',
    'careers.positions.product-manager.href': '/contact',
    'careers.closing.primary.href': '/careers#positions-title',
    'careers.closing.secondary.href': '/contact',
    'locations.offices.silicon-valley.href': '/contact',
    'locations.offices.austin.href': '/contact',
    'locations.offices.bangalore.href': '/contact',
    'locations.offices.tokyo.href': '/contact',
    'locations.presence.map.href': otherHosts ? 'https://www.openstreetmap.org/' : '/locations#offices-title',
    'locations.closing.primary.href': '/contact',
    'locations.closing.secondary.href': '/locations#presence-title',
    'contact.closing.primary.href': '/contact#contact-name',
    'contact.closing.secondary.href': '/contact#contact-name',
  }
}
