import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Differences } from '#website-content/differences.ts'
import { initialContent } from '#website-content/sync.ts'
import type { PageContext } from '../page-context.ts'
import { browserClient } from '../supabase.ts'
import { toast } from '../toast/toast.ts'
import { createAccessStore, initialAccess } from './access-store.ts'
import { createBasisStore, noBasis } from './basis-store.ts'
import { createContentStore } from './content-store.ts'
import { createDraftStore } from './draft-store.ts'
import { followNetwork } from './network.ts'
import { createObstacleQuestion } from './obstacle-question.ts'

/** The content as the panel knows it, live while the page is open, who may change it, and what can be done with both. */
export function usePanelStores(supabase: PageContext['supabase']) {
  const [{ connect, store, accessStore, basisStore, question, drafts, ...subscribe }] = useState(() => {
    const connect = () => browserClient(supabase)
    const accessStore = createAccessStore(connect)
    const basisStore = createBasisStore(connect)
    const { wrote, brought } = basisStore
    const question = createObstacleQuestion()
    const store = createContentStore({
      connect,
      notify: toast,
      failed: accessStore.check,
      wrote,
      brought,
      mayPutOnto: question.ask,
    })
    return {
      connect,
      accessStore,
      store,
      basisStore,
      question,
      drafts: createDraftStore(),
      toAccess: inOwnTask(accessStore.subscribe),
      toContent: inOwnTask(store.subscribe),
    }
  })
  const access = useSyncExternalStore(subscribe.toAccess, accessStore.getAccess, () => initialAccess)
  const content = useSyncExternalStore(subscribe.toContent, store.getContent, () => initialContent)
  const missed = useSyncExternalStore(store.subscribeMissed, store.getMissed, () => nothingMissed)
  const basis = useSyncExternalStore(basisStore.subscribe, basisStore.getBasis, () => noBasis)
  useEffect(() => followNetwork(connect), [connect])
  return { connect, content, missed, store, access, accessStore, basis, basisStore, question, drafts }
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

const nothingMissed: readonly Differences[] = []
