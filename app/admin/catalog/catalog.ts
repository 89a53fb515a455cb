// What the site says without overrides, as the panel needs it. Some 80 kB of copy: only use-catalog.ts imports this module, and
// only when the page already shows.

import { type Site, site } from '#content/default-content.ts'
import { applyOverrides, listKeys, type Override, type OverrideRules } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { destinationsOf, suggestionsOf } from '#content/keys/suggestions.ts'
import { type PageGroup, pageGroupsOf } from './page-groups.ts'
import { wordsOfKey } from './searchable.ts'
import type { SiteText } from './site-text.ts'

export interface SiteButton {
  href: SiteText
  /** What the button says. */
  label: SiteText | undefined
  /** The title of what it shows while it leads nowhere. */
  notice: SiteText | undefined
}

export interface Catalog {
  /** In the order of the site. */
  texts: readonly SiteText[]
  byKey: ReadonlyMap<string, SiteText>
  places: readonly PageGroup[]
  buttons: readonly SiteButton[]
  /** Every address on this site. */
  destinations: readonly string[]
  /** The site as visitors read it. */
  siteWith: (rows: readonly Override[], rules: OverrideRules) => Site
  suggest: (email: string, rules: OverrideRules) => Partial<Record<string, string>>
}

export function makeCatalog(): Catalog {
  const texts = listKeys(site).map((text) => ({
    ...text,
    page: pageOfKey(site, text.key),
    words: wordsOfKey(text.key),
  }))
  const byKey = new Map(texts.map((text) => [text.key, text]))
  return {
    texts,
    byKey,
    places: pageGroupsOf(site, texts),
    buttons: texts.filter(({ kind }) => kind === 'href').map((href) => buttonOf(href, byKey)),
    destinations: destinationsOf(site),
    siteWith: (rows, rules) => applyOverrides(site, rows, rules),
    suggest: (email, rules) => suggestionsOf(site, email, rules),
  }
}

function buttonOf(href: SiteText, byKey: ReadonlyMap<string, SiteText>): SiteButton {
  const beside = href.key.slice(0, -'href'.length)
  const names = ['label', 'title', 'name'].map((field) => byKey.get(beside + field))
  const notice = href.key.startsWith('chrome.footer.') ? 'footer' : 'comingSoon'
  return { href, label: names.find(Boolean), notice: byKey.get(`chrome.notices.${notice}.title`) }
}
