import type { Access } from '#app/admin/access/access-store.ts'
import type { ReleasesState } from '#app/admin/store/releases/release-store.ts'
import { chosenOf } from '#app/admin/store/use-releases.ts'
import type { Release } from '#content-sync/release.ts'

/** Why the chosen release cannot be changed. */
export type ReleaseProblem = 'published' | 'discarded' | 'gone' | 'locked'

/** @returns undefined if it can be changed, and while that is not known */
export function releaseProblemOf(state: ReleasesState, { mayWrite }: Access): ReleaseProblem | undefined {
  if (state.chosen === undefined || state.list === undefined) return undefined
  const release = chosenOf(state)
  // After it was chosen, its edits are read together with the list.
  if (!release) return state.edits && 'gone'
  if (release.state !== 'draft') return release.state
  return isLockedFor(release, mayWrite) ? 'locked' : undefined
}

/**
 * Whether a release cannot be changed because it is scheduled: only people who may change the live site can do that.
 * @param mayWrite undefined while unknown
 */
export const isLockedFor = ({ publish_at }: Release, mayWrite: boolean | undefined): boolean =>
  publish_at !== null && mayWrite === false
