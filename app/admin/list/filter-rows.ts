// The search of the list: over key, value, and what the site knows of the key, its default and page.

import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { matcherOf } from '#app/admin/catalog/match.ts'
import { type Searchable, wordsOfKey } from '#app/admin/catalog/searchable.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Row } from './rows.ts'

/**
 * @param catalog undefined while it is not loaded: then keys and values are searched
 * @returns makes of an item what can be searched; of the same item once
 */
export function searchableItems(catalog: Catalog | undefined): (item: ContentItem) => Searchable {
  // An item that is changed is another object.
  const known = new WeakMap<ContentItem, Searchable>()
  return (item) => {
    const found = known.get(item)
    if (found) return found
    const { content_key: key, content_value: value } = item
    const text = catalog?.byKey.get(key)
    const haystack = [key, text?.page, text?.value, value].join('\n').toLowerCase()
    const searchable = { words: text?.words ?? wordsOfKey(key), haystack }
    known.set(item, searchable)
    return searchable
  }
}

/**
 * The rows that match a query, in their order.
 * @param stays whether a row stays even so
 */
export function filterRows(
  rows: readonly Row[],
  query: string,
  searchable: (item: ContentItem) => Searchable,
  stays: (key: string) => boolean,
): readonly Row[] {
  if (!query.trim()) return rows
  const matchScore = matcherOf(query)
  return rows.filter(({ item }) => stays(item.content_key) || matchScore(searchable(item)) > 0)
}
