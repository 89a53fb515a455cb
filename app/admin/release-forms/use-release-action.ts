import { useAccessStore } from '#app/admin/access/access-context.ts'
import { releaseNotices } from '#app/admin/copy/releases.ts'
import { failureOf } from '#app/admin/store/table/write-failure.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { type Toast, toast } from '#app/toast/toast.ts'

/**
 * Runs one action at a time. Its toast says that it is done, or why it failed.
 * @returns whether an action is running, and a function that starts one; an action returns its toast, if it has one
 */
export function useReleaseAction(): [boolean, (action: () => Promise<Toast | undefined>) => void] {
  const [busy, start] = useAction()
  const { check } = useAccessStore()
  return [
    busy,
    (action) => {
      if (busy) return
      start(async () => {
        try {
          const done = await action()
          if (done) toast({ tone: 'success', ...done })
        } catch (error) {
          toast({ ...releaseNotices.failed(failureOf(error)), tone: 'error' })
          check()
        }
      })
    },
  ]
}
