// The site's texts and the items that override them, together.
import { type Ignored, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Searchable } from './searchable.ts'
import type { SiteText } from './site-text.ts'

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

/** Made once for each text, item and rules: with one item, one entry changes, and so does what is drawn of it. */
const known = new WeakMap<SiteText, Entry & { rules: OverrideRules }>()
const lists = new WeakMap<readonly SiteText[], readonly Entry[]>()

export function entriesOf(
  texts: readonly SiteText[],
  items: readonly ContentItem[],
  rules: OverrideRules,
): readonly Entry[] {
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  const entries = texts.map((text) => {
    const item = byKey.get(text.key)
    const last = known.get(text)
    if (last && last.item === item && last.rules === rules) return last
    const haystack = [text.key, text.page, text.value, item?.content_value].join('\n').toLowerCase()
    const effect = effectOf(text, item?.content_value, rules)
    const entry = { text, item, words: text.words, haystack, rules, ...effect }
    known.set(text, entry)
    return entry
  })
  const last = lists.get(texts)
  if (last?.every((entry, index) => entry === entries[index])) return last
  lists.set(texts, entries)
  return entries
}
