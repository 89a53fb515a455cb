import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { replace as words } from '#app/admin/copy/replace.ts'
import { maxValueLength, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { patternOf, replaceMatches } from './replace-matches.ts'
import type { ReplaceQuery } from './replace-query.ts'

/** A text with at least one match. */
export interface ReplaceLine {
  key: string
  before: string
  /** The same as before if it would be too long. */
  after: string
  matches: number
  /** Why it cannot be replaced. */
  problem: string | undefined
}

export interface SearchedTexts {
  textStates: readonly TextState[]
  items: readonly ContentItem[]
  catalog: Catalog
  rules: OverrideRules
}

/**
 * Returns the texts that replacing would change, in the order of the site, then the items that the site does not use. Links and
 * redirects, and which entries a list has, are structure, not words, so they are left out.
 */
export function planReplacement(query: ReplaceQuery, searched: SearchedTexts): ReplaceLine[] {
  const { textStates, items, catalog, rules } = searched
  const pattern = patternOf(query)
  if (!pattern) return []
  const used = new Set(textStates.map(({ text }) => text.key))
  return [
    ...textStates.flatMap((textState) => lineOfText(textState) ?? []),
    ...items.flatMap(({ content_key: key, content_value: value }) => {
      const known = catalog.byKey.get(key)
      // An older item may hold one line of a list. The text of the list already includes that line.
      const isElsewhere =
        used.has(key) || known?.kind === 'list' || (known?.kind === 'line' && !known.superseded)
      return isElsewhere ? [] : (lineOf(key, value) ?? [])
    }),
  ]

  function lineOfText({ text, item, ignored, current }: TextState): ReplaceLine | undefined {
    if (text.kind === 'href' || text.key === redirectsKey) return undefined
    const problemWith = (value: string) => {
      const why = whyIgnored(text, value, rules)
      return why && words.problems.ignored(admin.ignored[why])
    }
    const own = lineOf(text.key, item?.content_value ?? text.value, problemWith)
    // Pages show the default instead of an edit that they cannot use.
    return own ?? (ignored && lineOf(text.key, current, () => words.problems.hiddenDefault))
  }

  function lineOf(
    key: string,
    before: string,
    problemWith: (after: string) => string | undefined = () => undefined,
  ): ReplaceLine | undefined {
    const replaced = pattern && replaceMatches(before, pattern, query.replacement)
    if (!replaced) return undefined
    const { matches, after } = replaced
    if (after === undefined)
      return { key, before, after: before, matches, problem: words.problems.long(maxValueLength) }
    return after === before ? undefined : { key, before, after, matches, problem: problemWith(after) }
  }
}
