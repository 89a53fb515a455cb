import { useState } from 'react'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { Notice } from '#content/schema.ts'
import type { PlannedChange } from '#content-sync/content-item.ts'

/** Applies a change of several items. What is being applied stays displayed: live events arrive before the response. */
export function useBulkChange<Shown>() {
  const { apply } = useStore()
  const [acting, startActing] = useAction()
  /** The number of items changed so far. */
  const [done, setDone] = useState(0)
  /** What is being applied. */
  const [doing, setDoing] = useState<Shown>()

  /**
   * @param shown what stays displayed until the change is done
   * @param reason the reason that the history records
   * @returns whether it succeeded
   */
  function run(
    shown: Shown,
    reason: string,
    changes: readonly PlannedChange[],
    notice: Notice,
    changesetId?: string,
  ): Promise<boolean> {
    setDone(0)
    setDoing(shown)
    return startActing(async () => {
      const succeeded = await apply(reason, changes, notice, { progress: setDone, changesetId })
      setDoing(undefined)
      return succeeded
    })
  }

  return { acting, done, doing, run }
}
