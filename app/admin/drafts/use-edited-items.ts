import { useMemo } from 'react'
import { isShownNow, useReleases } from '#app/admin/store/use-releases.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { isChanged } from './draft.ts'
import { useDrafts } from './draft-context.ts'
import type { Drafts } from './draft-store.ts'

/**
 * The items with changes that were typed for what receives changes now, or for a release that has ended, as they were
 * when typing began. They stay the same while the user types.
 */
export function useEditedItems(): readonly ContentItem[] {
  const { chosen, list } = useReleases()
  const select = useMemo(() => {
    let last: readonly ContentItem[] = []
    return ({ byKey }: Drafts) => {
      const next = [...byKey.values()].flatMap((draft) =>
        isChanged(draft) && isShownNow(draft.release, { chosen, list }) ? (draft.base.item ?? []) : [],
      )
      if (next.length !== last.length || next.some((item, index) => item !== last[index])) last = next
      return last
    }
  }, [chosen, list])
  return useDrafts(select)
}
