// The buttons of the site as the panel lists them: what each says now, its link, and a suggested link.

import type { Catalog, SiteButton } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { type Draft, isConflict } from '#app/admin/drafts/draft.ts'
import type { SiteText } from '#content/keys/labels.ts'
import { type Ignored, isEmpty, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { usualSuggestion } from '#content/keys/suggestions.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export interface ButtonState {
  /** The text that holds its link. */
  text: SiteText
  /** The item that changes the link, if there is one. */
  item: ContentItem | undefined
  /** The value of the item or, without one, the default. */
  stored: string
  /** Why the site ignores the item, if it does. */
  ignored: Ignored | undefined
  label: string
  /** The title of the notice that the button shows while it has no link. */
  notice: string
  /** Its link; empty while it is coming soon. */
  link: string
  suggestion: string
}

/** Returns all buttons in the order of the site; those on every page come last. */
export function buttonsOf(
  catalog: Catalog,
  textStates: readonly TextState[],
  rules: OverrideRules,
): ButtonState[] {
  const byKey = new Map(textStates.map((textState) => [textState.text.key, textState]))
  const says = (text: SiteText | undefined) => (text && byKey.get(text.key)?.current) ?? ''
  const suggestions = catalog.suggest(says(catalog.byKey.get('company.email')), rules)
  const inHeaderOrFooter = ({ href }: SiteButton) => Number(href.key.startsWith('chrome.'))
  return catalog.buttons
    .toSorted((a, b) => inHeaderOrFooter(a) - inHeaderOrFooter(b))
    .map(({ href, label, notice }) => {
      const textState = byKey.get(href.key)
      return {
        text: href,
        item: textState?.item,
        stored: textState?.item?.content_value ?? href.value,
        ignored: textState?.ignored,
        label: says(label) || href.key,
        notice: says(notice),
        link: says(href),
        suggestion: href.value || (suggestions[href.key] ?? usualSuggestion),
      }
    })
}

export type LinkProblem = 'missing' | ReturnType<typeof whyIgnored>

/** Returns why a button cannot have this link, if it cannot. */
export function linkProblemOf(text: SiteText, link: string, rules: OverrideRules): LinkProblem {
  return isEmpty(link) ? 'missing' : whyIgnored(text, link, rules)
}

/** What the field of a button shows until somebody types in it. */
export const linkBeforeTyping = ({ link, suggestion }: ButtonState) => link || suggestion

/** Whether a draft differs from what the field of its button shows without it. */
export const isUnsaved = (button: ButtonState, draft: Draft | undefined): draft is Draft =>
  draft !== undefined && draft.text !== linkBeforeTyping(button)

export interface AcceptableLink {
  key: string
  /** The new link. */
  value: string
  button: ButtonState
}

/**
 * Returns the links that can be accepted for buttons without one: typed links, otherwise suggestions. Left out are links
 * that the site would ignore, and buttons whose link somebody else changed while another one was being typed.
 */
export function acceptableLinks(
  buttons: readonly ButtonState[],
  drafts: ReadonlyMap<string, Draft>,
  rules: OverrideRules,
): AcceptableLink[] {
  return buttons.flatMap((button) => {
    const { text, suggestion, stored, link } = button
    const draft = drafts.get(text.key)
    const value = draft?.text ?? suggestion
    if (link !== '' || linkProblemOf(text, value, rules)) return []
    return draft && isConflict(draft, stored) ? [] : [{ key: text.key, value, button }]
  })
}
