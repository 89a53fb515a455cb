import { useMemo } from 'react'
import type { ReleasesState } from '#app/admin/store/releases/release-store.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { useDrafts } from './draft-context.ts'

/**
 * The drafts that can be restored into what receives changes now, and those that were typed for the live site or for
 * another release. Restored here, these would go live too early, or not at all.
 */
export function useRecoverable() {
  const recoverable = useDrafts((drafts) => drafts.recoverable)
  const { chosen, list } = useReleases()
  return useMemo(
    () => ({
      here: recoverable.filter(({ release }) => release === chosen || hasEnded(release, list)),
      elsewhere: recoverable.filter(({ release }) => release !== chosen && canBeChosen(release, list)),
    }),
    [recoverable, chosen, list],
  )
}

/** The live site, or a release that is still being prepared. */
const canBeChosen = (release: string | undefined, list: ReleasesState['list']) =>
  release === undefined || list?.some(({ id, state }) => id === release && state === 'draft')

const hasEnded = (release: string | undefined, list: ReleasesState['list']) =>
  list !== undefined && !canBeChosen(release, list)
