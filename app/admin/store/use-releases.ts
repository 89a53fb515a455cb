import { useSyncExternalStore } from 'react'
import type { Release } from '#content-sync/release.ts'
import { noReleases, type ReleaseStore, type ReleasesState } from './releases/release-store.ts'
import { useStore } from './store-context.ts'

/** The state of a store, for the panel itself. Below it, see {@link useReleases}. */
export const useReleasesOf = ({ subscribe, getState }: ReleaseStore): ReleasesState =>
  useSyncExternalStore(subscribe, getState, () => noReleases)

export const useReleases = (): ReleasesState => useReleasesOf(useStore().releases)

/** The release that receives changes; undefined for the live site, and if it no longer exists or is not read yet. */
export const chosenOf = ({ list, chosen }: ReleasesState): Release | undefined =>
  list?.find(({ id }) => id === chosen)

/** Whether it is the live site, or a release that is still being prepared. */
export const canBeChosen = (release: string | undefined, list: ReleasesState['list']) =>
  release === undefined || list?.some(({ id, state }) => id === release && state === 'draft')

/**
 * Whether something that was typed or opened for a release is shown now: the same one is chosen, or it has ended, so that it
 * can no longer be chosen.
 */
export const isShownNow = (
  release: string | undefined,
  { chosen, list }: Pick<ReleasesState, 'chosen' | 'list'>,
) => release === chosen || (list !== undefined && !canBeChosen(release, list))
