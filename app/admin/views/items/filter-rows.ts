// The search of the list: in the key and the value, and in the name, the default text and the page of the key.

import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { findMatches } from '#app/admin/catalog/match.ts'
import { type Searchable, searchableOf } from '#app/admin/catalog/searchable.ts'
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
    const searchable = searchableOf(key, catalog?.byKey.get(key), value)
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
  const matches = findMatches(rows, query, ({ item }) => searchable(item))
  const found = new Set(matches.map(({ found }) => found))
  return rows.filter((row) => found.has(row) || stays(row.item.content_key))
}
