// The site's texts and the items that override them, together.
import { type Ignored, type OverrideRules, whyIgnored } from '#content/overrides.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import type { SiteText } from './catalog.ts'
import type { Searchable } from './match.ts'

interface Effect {
  /** Why the site passes over that item. */
  ignored: Ignored | undefined
  /** What visitors read. */
  current: string
}

export interface Entry extends Effect, Searchable {
  text: SiteText
  /** The item with its key, if there is one. */
  item: ContentItem | undefined
}

/** What a value does to a text; undefined: there is none. */
export function effectOf(text: SiteText, value: string | undefined, rules: OverrideRules): Effect {
  const ignored = value === undefined ? undefined : whyIgnored(text, value, rules)
  return { ignored, current: value === undefined || ignored ? text.value : value }
}

export function entriesOf(
  texts: readonly SiteText[],
  items: readonly ContentItem[],
  rules: OverrideRules,
): Entry[] {
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  return texts.map((text) => {
    const item = byKey.get(text.key)
    const haystack = [text.key, text.page, text.value, item?.content_value].join('\n').toLowerCase()
    return { text, item, words: text.words, haystack, ...effectOf(text, item?.content_value, rules) }
  })
}
