import { useEffect } from 'react'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { useModule } from '#app/admin/ui/use-module.ts'

const load = () => import('#app/admin/release-forms/new-release-dialog.tsx')

/**
 * The dialog that starts a release, wherever it was opened. When a session ends, the buttons that open it disappear, but
 * what is typed in it stays. When another view is shown, it closes, as the questions of a view do.
 */
export function StartingRelease() {
  const { setStarting } = useStore().releases
  const { isStarting } = useReleases()
  const NewReleaseDialog = useModule(load, isStarting, failed)?.NewReleaseDialog

  useEffect(() => () => setStarting(false), [setStarting])

  function failed() {
    setStarting(false)
    tellPartFailed()
  }

  return isStarting && NewReleaseDialog && <NewReleaseDialog onClose={() => setStarting(false)} />
}
