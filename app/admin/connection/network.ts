// Whether this browser is offline. Being online does not prove that a server is reachable; being offline is certain.
import { useEffect, useSyncExternalStore } from 'react'
import type { ContentClient } from '#content-sync/database.ts'

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
 * Takes the live connection for lost when the network goes down, which is faster than waiting up to a minute for a heartbeat
 * to fail, and opens it when the network returns. Returns a function that stops this.
 */
export function followNetwork(connect: () => ContentClient): () => void {
  return subscribe(() => {
    const { realtime } = connect()
    if (!navigator.onLine) {
      // The second finds the first unanswered, so the channels are told and join again later. `disconnect` tells them only
      // if the server answers, which it cannot without a network.
      realtime.sendHeartbeat()
      realtime.sendHeartbeat()
    } else if (!realtime.isConnected()) realtime.disconnect().then(() => realtime.connect())
  })
}

/**
 * Reads everything again when the user returns to the page and no event would say what has changed, because Realtime was
 * lost or refused.
 */
export function useReadOnReturn(isLost: boolean, read: () => void): void {
  useEffect(() => {
    if (!isLost) return
    const onChange = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) read()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [isLost, read])
}
