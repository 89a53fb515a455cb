import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Differences } from '#website-content/differences.ts'
import { initialContent } from '#website-content/sync.ts'
import type { PageContext } from '../page-context.ts'
import { browserClient } from '../supabase.ts'
import { toast } from '../toast/toast.ts'
import { createAccessStore, initialAccess } from './access-store.ts'
import { createContentStore } from './content-store.ts'
import { followNetwork } from './network.ts'

/** The content as the panel knows it, live while the page is open, who may change it, and what can be done with both. */
export function usePanelStores(supabase: PageContext['supabase']) {
  const [{ connect, store, accessStore }] = useState(() => {
    const connect = () => browserClient(supabase)
    const accessStore = createAccessStore(connect)
    return {
      connect,
      accessStore,
      store: createContentStore({ connect, notify: toast, failed: accessStore.check }),
    }
  })
  const content = useSyncExternalStore(store.subscribe, store.getContent, () => initialContent)
  const missed = useSyncExternalStore(store.subscribe, store.getMissed, () => nothingMissed)
  const access = useSyncExternalStore(accessStore.subscribe, accessStore.getAccess, () => initialAccess)
  useEffect(() => followNetwork(connect), [connect])
  return { content, missed, store, access, accessStore }
}

const nothingMissed: readonly Differences[] = []
