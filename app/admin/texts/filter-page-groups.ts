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
 * What is left of each place; places of which nothing is left are left out.
 * @param removed keys whose overrides have just been removed: these still count as overridden, so that they can be put back
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
