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
 * The client takes up to this many milliseconds to give a connection up, and then connects again by itself. A connection made
 * earlier would be closed.
 */
const giveUpMs = 3000

/**
 * Treats the live connection as lost as soon as the network goes down. Without this, a failed heartbeat would show it up to a
 * minute later. Opens the connection again when the network returns. Returns a function that stops this.
 */
export function followNetwork(connect: () => ContentClient): () => void {
  let lostAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribe(() => {
    const { realtime } = connect()
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(reconnect, lostAt + giveUpMs - performance.now(), realtime)
    else {
      lostAt = performance.now()
      // The second finds the first unanswered, so the channels are told and join again later. `disconnect` tells them only
      // if the server answers, which it cannot without a network.
      realtime.sendHeartbeat()
      realtime.sendHeartbeat()
    }
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function reconnect(realtime: ContentClient['realtime']): void {
  if (!realtime.isConnected()) realtime.disconnect().then(() => realtime.connect())
}

export const isVisibleAndOnline = () => document.visibilityState === 'visible' && navigator.onLine

/** Reads everything again when the user returns to the page and no event may say what has changed. */
export function useReadOnReturn(wanted: boolean, read: () => void): void {
  useEffect(() => {
    if (!wanted) return
    const onChange = () => {
      if (isVisibleAndOnline()) read()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [wanted, read])
}
