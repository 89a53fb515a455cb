import { useSyncExternalStore } from 'react'
import { initialSyncState } from '#content-sync/content-sync.ts'
import { useStore } from './store-context.ts'

/** The items of the live site, whatever receives changes now; undefined until they have been read. */
export function useLiveItems() {
  const { live } = useStore()
  return useSyncExternalStore(
    live.subscribe,
    () => live.get().items,
    () => initialSyncState.items,
  )
}
