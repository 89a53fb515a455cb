// The list of items, kept up to date by live events, each with its toast, and what others changed while the connection
// was lost.
import { adminNotices } from '#app/admin/copy/admin.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { createObservable } from '#app/admin/ui/observable.ts'
import { createContentSync, initialSyncState } from '#content-sync/content-sync.ts'
import { type Differences, differences } from '#content-sync/differences.ts'
import type { Echoes } from './echoes.ts'
import type { StoreOptions } from './store-options.ts'

interface LiveListOptions extends Pick<StoreOptions, 'connect' | 'notify'> {
  echoes: Echoes
}

export type LiveList = ReturnType<typeof createLiveList>

/** Connects with the first subscriber to `content`, and disconnects after the last one leaves. */
export function createLiveList({ connect, notify, echoes }: LiveListOptions) {
  const content = createObservable(initialSyncState, () => sync.open())
  /** What was missed each time the connection was lost, until it is dismissed. */
  const missed = createObservable<readonly Differences[]>([])

  const sync = createContentSync(connect, {
    updated: content.set,
    caughtUp(before, after) {
      const found = differences(before, after)
      if (Object.values(found).some(({ length }) => length > 0)) missed.set([...missed.get(), found])
    },
    lost(reason) {
      const shown = navigator.onLine === false ? adminItems.sync.offline.reason : reason
      notify({ ...adminNotices.liveFailed(shown), tone: 'error' })
    },
    loadFailed: (reason) => notify({ ...adminNotices.loadFailed(reason), tone: 'error' }),
    changed: (event, id, key = id) =>
      echoes.notify(key, { ...adminNotices.live(key, event), tone: 'live', about: [key] }),
  })

  return {
    content,
    missed,
    getItems: () => content.get().items ?? [],
    read: sync.read,
    write: sync.write,
    noteOwnWrites: sync.noteOwnWrites,
  }
}
