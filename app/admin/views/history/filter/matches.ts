// Whether a change fits a filter. The database finds changes that may fit; this decides.
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { keyOf, reasonOf } from '#app/admin/change-log/content-change.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import type { HistoryFilter } from './history-filter.ts'

/** How the reasons begin that the panel and the database store when they import or restore. */
const importOrRestore = /^(Import of |Restored |Earlier version restored|undo$|start of the history$)/

/** A link has a key that ends like this. */
export const linkKeySuffix = '.href'

function kindOf(change: ContentChange): NonNullable<HistoryFilter['what']> {
  if (change.reason !== null && importOrRestore.test(change.reason)) return 'imports'
  return keyOf(change).endsWith(linkKeySuffix) ? 'buttons' : 'texts'
}

export const wordsToFind = (find: string | undefined) =>
  find?.toLowerCase().split(/\s+/).filter(Boolean) ?? []

/**
 * Returns a function that decides whether a change fits the parts of a filter that depend on its content: page, kind
 * and words. For an undo, it takes the reasons of what was undone.
 */
export function matcherOf({ page, what, find }: HistoryFilter, catalog: Catalog | undefined) {
  const words = wordsToFind(find)
  return (change: ContentChange, undone?: readonly string[]): boolean => {
    if (page !== undefined && catalog && catalog.byKey.get(keyOf(change))?.pageName !== page) return false
    if (what !== undefined && kindOf(change) !== what) return false
    if (words.length === 0) return true
    const { before, after, reason } = change
    const searched = [
      catalog?.byKey.get(keyOf(change))?.label,
      before?.content_key,
      after?.content_key,
      before?.content_value,
      after?.content_value,
      reason,
      reason && reasonOf(reason, undone),
    ]
    const haystack = searched.filter(Boolean).join('\n').toLowerCase()
    return words.every((word) => haystack.includes(word))
  }
}
