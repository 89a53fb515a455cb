import { useMemo } from 'react'
import { canBeChosen, isShownNow, useReleases } from '#app/admin/store/use-releases.ts'
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
      here: recoverable.filter(({ release }) => isShownNow(release, { chosen, list })),
      elsewhere: recoverable.filter(({ release }) => release !== chosen && canBeChosen(release, list)),
    }),
    [recoverable, chosen, list],
  )
}
