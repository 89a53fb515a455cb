import { useEffect, useSyncExternalStore } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useStore } from '#app/admin/store/store-context.ts'

/**
 * Follows what others are editing, while the view is visible. It is tried whenever the connection is established, and not again
 * where it is refused.
 */
export function useFollowEditing(): void {
  const { subscribe, getContent, editing } = useStore()
  const { lock } = useAccess()
  const isLive = useSyncExternalStore(
    subscribe,
    () => getContent().connection.state === 'connected',
    () => false,
  )
  const follows = isLive && !lock
  useEffect(() => (follows ? editing.join() : undefined), [follows, editing])
}

/** Lets others see that a text is open here. */
export function useOpenText(key: string): void {
  const { editing } = useStore()
  useEffect(() => editing.open(key), [key, editing])
}

/** Returns whether this text is open in another window, of the same user or of somebody else. */
export function useEditedElsewhere(key: string): boolean {
  const { editing } = useStore()
  return useSyncExternalStore(
    editing.subscribe,
    () => editing.getElsewhere().has(key),
    () => false,
  )
}
