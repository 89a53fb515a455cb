import type { ReleasesState } from './release-store.ts'

/**
 * Returns, for each key, the names of the releases that change its text, in the order of the list.
 * @param except the id of a release that is left out
 */
export function releasesByKey(
  { keys, list = [] }: Pick<ReleasesState, 'keys' | 'list'>,
  except: string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const byRelease = Map.groupBy(keys, ({ release_id }) => release_id)
  const byKey = new Map<string, string[]>()
  for (const { id, name } of list) {
    for (const { content_key } of (id !== except && byRelease.get(id)) || []) {
      const names = byKey.get(content_key)
      if (names) names.push(name)
      else byKey.set(content_key, [name])
    }
  }
  return byKey
}

/** Returns how many texts of a release are also changed by other releases, and the names of those releases. */
export function overlapsOf(state: Pick<ReleasesState, 'keys' | 'list'>, release: string) {
  const others = releasesByKey(state, release)
  const shared = state.keys.flatMap(({ content_key, release_id }) =>
    release_id === release ? (others.get(content_key) ?? []).map((name) => ({ content_key, name })) : [],
  )
  return {
    texts: new Set(shared.map(({ content_key }) => content_key)).size,
    names: [...new Set(shared.map(({ name }) => name))],
  }
}
