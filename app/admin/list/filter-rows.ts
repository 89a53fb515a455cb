// The search of the list: in the key, the value, and the default text and page of the key.

import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { matcherOf } from '#app/admin/catalog/match.ts'
import { type Searchable, wordsOfKey } from '#app/admin/catalog/searchable.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Row } from './rows.ts'

/**
 * @param catalog undefined until it is loaded; until then, only keys and values are searched
 * @returns a function that returns what can be searched of an item; it caches the result for each item
 */
export function searchableItems(catalog: Catalog | undefined): (item: ContentItem) => Searchable {
  // A changed item is a new object.
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
 * Returns the rows that match a query, in order.
 * @param stays whether to keep a row that does not match
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
