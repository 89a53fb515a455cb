import { useState, useSyncExternalStore } from 'react'
import { initialContent } from '#website-content/sync.ts'
import type { PageContext } from '../page-context.ts'
import { browserClient } from '../supabase.ts'
import { toast } from '../toast/toast.ts'
import { createAccessStore, initialAccess } from './access-store.ts'
import { createContentStore } from './content-store.ts'

/** The content as the panel knows it, live while the page is open, who may change it, and what can be done with both. */
export function usePanelStores(supabase: PageContext['supabase']) {
  const [{ store, accessStore, ...subscribe }] = useState(() => {
    const connect = () => browserClient(supabase)
    const accessStore = createAccessStore(connect)
    const store = createContentStore({ connect, notify: toast, failed: accessStore.check })
    return {
      accessStore,
      store,
      toAccess: inOwnTask(accessStore.subscribe),
      toContent: inOwnTask(store.subscribe),
    }
  })
  const access = useSyncExternalStore(subscribe.toAccess, accessStore.getAccess, () => initialAccess)
  const content = useSyncExternalStore(subscribe.toContent, store.getContent, () => initialContent)
  return { content, store, access, accessStore }
}

type Subscribe = (subscriber: () => void) => () => void

/** What a first subscription begins (a client, a socket, a request) does not hold up the page that comes to life. */
function inOwnTask(subscribe: Subscribe): Subscribe {
  return (subscriber) => {
    let unsubscribe = () => {}
    const begin = setTimeout(() => {
      unsubscribe = subscribe(subscriber)
    })
    return () => {
      clearTimeout(begin)
      unsubscribe()
    }
  }
}
