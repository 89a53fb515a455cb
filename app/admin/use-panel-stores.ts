import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PageContext } from '#app/sections/page-context.ts'
import { browserClient } from '#app/supabase.ts'
import { toast } from '#app/toast/toast.ts'
import { type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { initialSyncState } from '#content-sync/content-sync.ts'
import type { Differences } from '#content-sync/differences.ts'
import { createAccessStore, initialAccess } from './access/access-store.ts'
import { nameOf, textOf } from './catalog/use-catalog.ts'
import { followNetwork, useReadOnReturn } from './connection/network.ts'
import { admin } from './copy/admin.ts'
import { createDraftStore } from './drafts/draft-store.ts'
import { createKeyConflictQuestion } from './key-conflicts/question.ts'
import { createContentStore } from './store/content-store.ts'

/** The panel's stores: the content, live while the page is open, and who may change it. */
export function usePanelStores(supabase: PageContext['supabase'], rules: OverrideRules) {
  const [{ connect, store, accessStore, question, drafts, ...subscribe }] = useState(() => {
    const connect = () => browserClient(supabase)
    const accessStore = createAccessStore(connect)
    const question = createKeyConflictQuestion()
    const store = createContentStore({
      connect,
      notify: toast,
      nameOf,
      whyIgnored(key, value) {
        const text = textOf(key)
        const ignored = text && whyIgnored(text, value, rules)
        return ignored && admin.ignored[ignored]
      },
      recheckAccess: accessStore.check,
      confirmReplace: question.ask,
    })
    return {
      connect,
      accessStore,
      store,
      question,
      drafts: createDraftStore(store.releases),
      toAccess: inOwnTask(accessStore.subscribe),
      toContent: inOwnTask(store.subscribe),
    }
  })
  const access = useSyncExternalStore(subscribe.toAccess, accessStore.getAccess, () => initialAccess)
  const content = useSyncExternalStore(subscribe.toContent, store.getContent, () => initialSyncState)
  const missed = useSyncExternalStore(store.subscribeMissed, store.getMissed, () => nothingMissed)
  useEffect(() => followNetwork(connect), [connect])
  useReadOnReturn(content.connection.state === 'lost', store.readAll)
  const isConnected = content.connection.state === 'connected'
  // The server may have been out of reach when it was asked.
  useEffect(() => {
    const { mayWrite, keepsHistory } = accessStore.getAccess()
    if (isConnected && (mayWrite === undefined || keepsHistory === undefined)) accessStore.check()
  }, [accessStore, isConnected])
  return { connect, content, missed, store, access, accessStore, question, drafts }
}

type Subscribe = (subscriber: () => void) => () => void

/**
 * Subscribes in its own task, so that what the first subscription starts (a client, a socket, a request) does not delay
 * hydration.
 */
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
