// The site's texts combined with the items that change them.

import type { SiteText } from '#content/keys/labels.ts'
import {
  type DefaultText,
  type Ignored,
  type OverrideRules,
  shownValue,
  whyIgnored,
} from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type Searchable, searchableOf } from './searchable.ts'

interface Effect {
  /** Why the site ignores that item, if it does. */
  ignored: Ignored | undefined
  /** What visitors read. */
  current: string
}

export interface TextState extends Effect {
  text: SiteText
  /** The item with this key, if there is one. */
  item: ContentItem | undefined
  searchable: Searchable
}

/** Returns the effect of a value on a text. Undefined means that there is no item. */
export function effectOf(text: DefaultText, value: string | undefined, rules: OverrideRules): Effect {
  const ignored = value === undefined ? undefined : whyIgnored(text, value, rules)
  return { ignored, current: value === undefined || ignored ? text.value : shownValue(text, value) }
}

/** The last state of each text. It is kept while item and rules are the same, so that changing one item renders only its own text. */
const lastStates = new WeakMap<SiteText, TextState & { rules: OverrideRules }>()
/** The last result for each list of texts. It is kept while none of its states has changed. */
const lastResults = new WeakMap<readonly SiteText[], readonly TextState[]>()

export function textStatesOf(
  texts: readonly SiteText[],
  items: readonly ContentItem[],
  rules: OverrideRules,
): readonly TextState[] {
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  const textStates = texts.map((text) => {
    const item = byKey.get(text.key)
    const last = lastStates.get(text)
    if (last && last.item === item && last.rules === rules) return last
    const effect = effectOf(text, item?.content_value, rules)
    const textState = {
      text,
      item,
      rules,
      ...effect,
      /** Only a search needs it. */
      get searchable() {
        const searchable = searchableOf(text.key, text, item?.content_value)
        Object.defineProperty(this, 'searchable', { value: searchable })
        return searchable
      },
    }
    lastStates.set(text, textState)
    return textState
  })
  const last = lastResults.get(texts)
  if (last?.every((textState, index) => textState === textStates[index])) return last
  lastResults.set(texts, textStates)
  return textStates
}
