import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { type Finding, findingsOf } from '#app/admin/checks/checks.ts'
import { plainPath } from '#content/addresses/plain-path.ts'
import type { SiteText } from '#content/keys/labels.ts'
import type { OverrideRules } from '#content/keys/overrides.ts'
import { type Redirects, redirected } from '#content/redirects/redirects.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ProblemKind, SiteProblem } from './site-problem.ts'

/** What a page does with an empty text is no problem: editors leave texts out on purpose. */
const kinds: Record<Finding['kind'], ProblemKind | undefined> = {
  ignored: 'ignored',
  empty: undefined,
  unknownPath: 'link',
  placeholder: 'wording',
  repeated: 'wording',
  invisible: 'wording',
}

interface Content {
  catalog: Catalog
  textStates: readonly TextState[]
  items: readonly ContentItem[]
  rules: OverrideRules
}

/** Yields the problems of each text, and then of each other item. Most have none. */
export function* textProblems({ catalog, textStates, items, rules }: Content): Generator<SiteProblem[]> {
  const { byKey, addresses } = catalog
  const textKeys = new Set(textStates.map(({ text }) => text.key))
  for (const { text, item } of textStates) yield problemsIn(text, item?.content_value ?? text.value)
  for (const { content_key: key, content_value: value } of items) {
    if (textKeys.has(key)) continue
    const text = byKey.get(key)
    yield text ? problemsIn(text, value) : [{ kind: 'unused', key, value }]
  }

  function problemsIn(text: SiteText, value: string): SiteProblem[] {
    const lines = catalog.ignoredLinesIn(text.key, value)
    const findings = [
      ...findingsOf(text, value, rules, addresses),
      ...lines.map((note): Finding => ({ kind: 'ignored', note })),
    ]
    // What else is wrong with an edit that the site ignores does not matter before it is used.
    const ignored = findings.find(({ kind }) => kind === 'ignored')
    return (ignored ? [ignored] : findings).flatMap(({ kind: found, note }) => {
      const kind = kinds[found]
      return kind ? { kind, key: text.key, value, note } : []
    })
  }
}

/** A text to be tried on the page that shows it, since an edit may be too long there. */
export interface Measurement {
  key: string
  page: string
  byDefault: string
  current: string
}

/** Returns the edited texts that a page shows as words. The defaults are known to fit. */
export const measurementsOf = (textStates: readonly TextState[]): Measurement[] =>
  textStates.flatMap(({ text, item, ignored, current }) => {
    const { key, page, kind, value: byDefault } = text
    const isShown = item && !ignored && current.trim() !== '' && current !== byDefault
    if (!isShown || page === undefined || kind === 'href' || kind === 'fact') return []
    return { key, page, byDefault, current }
  })

/** A link to a part of a page of this site. */
export interface PartLink {
  key: string
  href: string
  page: string
  part: string
}

/** Returns the links to parts of pages. The page is the one to which the link leads in the end. */
export function partLinksOf(textStates: readonly TextState[], redirects: Redirects): PartLink[] {
  return textStates.flatMap(({ text, current: href }) => {
    if (text.kind !== 'href') return []
    const [, page, part] =
      /^(\/(?!\/)[^?#]*)(?:\?[^#]*)?#(.*)$/s.exec(redirected(redirects, href) ?? href) ?? []
    if (!page || !part) return []
    // A text fragment is no part of the page (wicg.github.io/scroll-to-text-fragment).
    const [id = ''] = part.split(':~:', 1)
    return id === '' ? [] : { key: text.key, href, page: plainPath(page) || '/', part: id }
  })
}
