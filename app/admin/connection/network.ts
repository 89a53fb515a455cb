// Whether this browser has a network at all. That it has one proves nothing, that it has none is certain.
import { useSyncExternalStore } from 'react'
import type { ContentClient } from '#content-sync/content-item.ts'

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/**
 * Closes the live line when the network goes, rather than wait up to a minute until a heartbeat fails, and opens it with the
 * network again. Returns what ends that.
 */
export function followNetwork(connect: () => ContentClient): () => void {
  return subscribe(() => {
    const { realtime } = connect()
    if (navigator.onLine) realtime.connect()
    else realtime.disconnect(offlineCode, 'offline')
  })
}

/** A code of our own (RFC 6455, section 7.4.2). */
const offlineCode = 4000
