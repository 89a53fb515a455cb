import { useState } from 'react'
import { releaseNotices, releases } from '#app/admin/copy/releases.ts'
import { setParams } from '#app/admin/navigation/address.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { toast } from '#app/toast/toast.ts'
import { ReleaseNameDialog } from './release-name-dialog.tsx'

/** Starts a release, which receives the changes from then on. */
export function NewReleaseDialog({ onClose }: { onClose: () => void }) {
  const { releases: store } = useStore()
  const { create } = releases
  /** By name. If no answer came, the release may exist already, and sending its name again must not create another. */
  const [ids] = useState(() => new Map<string, string>())

  async function start(name: string) {
    const id = ids.get(name) ?? randomUuid()
    ids.set(name, id)
    store.choose(await store.call('create_release', { name, id }), [])
    // The view shows the release that is chosen, unless its address names another one.
    setParams('releases', { release: undefined })
    toast({ ...releaseNotices.created(name), tone: 'success' })
  }

  return (
    <ReleaseNameDialog
      title={create.title}
      hint={create.hint}
      submit={create.submit}
      submitting={create.submitting}
      onSubmit={start}
      onClose={onClose}
    />
  )
}
