// The buttons of the site as the panel lists them: what each says now, where it leads, and where it might lead.

import type { Catalog, SiteButton } from '#app/admin/catalog/catalog.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { SiteText } from '#app/admin/catalog/site-text.ts'
import type { Draft } from '#app/admin/drafts/draft.ts'
import { type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export interface ButtonState {
  /** Its destination. */
  text: SiteText
  /** The item that overrides the destination, if one does. */
  item: ContentItem | undefined
  label: string
  /** What the notice says that it shows while it leads nowhere. */
  notice: string
  /** Where it leads; empty while it is coming soon. */
  destination: string
  suggestion: string
}

/** All buttons in the order of the site, those in the frame of every page last. */
export function buttonsOf(catalog: Catalog, entries: readonly Entry[], rules: OverrideRules): ButtonState[] {
  const byKey = new Map(entries.map((entry) => [entry.text.key, entry]))
  const says = (text: SiteText | undefined) => (text && byKey.get(text.key)?.current) ?? ''
  const suggestions = catalog.suggest(says(catalog.byKey.get('company.email')), rules)
  const inFrame = ({ href }: SiteButton) => Number(href.key.startsWith('chrome.'))
  return catalog.buttons
    .toSorted((a, b) => inFrame(a) - inFrame(b))
    .map(({ href, label, notice }) => ({
      text: href,
      item: byKey.get(href.key)?.item,
      label: says(label) || href.key,
      notice: says(notice),
      destination: says(href),
      suggestion: href.value || (suggestions[href.key] ?? ''),
    }))
}

export type DestinationProblem = 'missing' | ReturnType<typeof whyIgnored>

/** Why a button cannot lead there. */
export function problemOf(text: SiteText, destination: string, rules: OverrideRules): DestinationProblem {
  return destination === '' ? 'missing' : whyIgnored(text, destination, rules)
}

export interface AcceptableLink {
  key: string
  /** Where the button would lead. */
  value: string
  /** What the button says. */
  label: string
}

/** What can be accepted for buttons: what was typed for them, else their suggestions, without what would be ignored. */
export function acceptableLinks(
  buttons: readonly ButtonState[],
  drafts: ReadonlyMap<string, Draft>,
  rules: OverrideRules,
): AcceptableLink[] {
  return buttons.flatMap(({ text, label, suggestion }) => {
    const value = drafts.get(text.key)?.text ?? suggestion
    return problemOf(text, value, rules) ? [] : [{ key: text.key, value, label }]
  })
}
