// Single keys that only one view knows. The shortcuts of the panel pass them on while no field has the focus.
import { useEffect, useEffectEvent } from 'react'

/**
 * @param key as in KeyboardEvent.key
 * @param target the element with the focus
 * @returns whether the key did something
 */
type OnKey = (key: string, target: Element) => boolean

const handlers = new Set<OnKey>()

/** Lets the view act on keys while it is shown. */
export function useViewKeys(onKey: OnKey): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    const own: OnKey = (key, target) => act(key, target)
    handlers.add(own)
    return () => {
      handlers.delete(own)
    }
  }, [])
}

/** Passes a key to the view that is shown. Returns whether it did something. */
export const pressViewKey: OnKey = (key, target) => [...handlers].some((onKey) => onKey(key, target))
