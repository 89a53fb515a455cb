import type { Entry } from '#app/admin/catalog/entries.ts'
import { matcherOf } from '#app/admin/catalog/match.ts'
import type { PageGroup } from '#app/admin/catalog/page-groups.ts'

export interface Filter {
  query: string
  onlyOverridden: boolean
}

export interface FilteredPageGroup {
  place: PageGroup
  entries: readonly Entry[]
}

/**
 * Returns the page groups with only the texts that match; groups without any are left out.
 * @param removed keys whose edits were just removed in this view: they still count as edited, so that removing can be
 * undone
 */
export function filterPageGroups(
  places: readonly PageGroup[],
  entries: readonly Entry[],
  { query, onlyOverridden }: Filter,
  removed: ReadonlyMap<string, string>,
): FilteredPageGroup[] {
  const matchScore = matcherOf(query)
  const left = new Map<string, Entry>()
  for (const entry of entries) {
    const { key } = entry.text
    const wanted = !onlyOverridden || entry.item || removed.has(key)
    if (wanted && matchScore(entry) > 0) left.set(key, entry)
  }
  return places.flatMap((place) => {
    const own = place.texts.flatMap(({ key }) => left.get(key) ?? [])
    return own.length > 0 ? [{ place, entries: own }] : []
  })
}
