import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Acts when a preview or form is shown for the first time, after lists have set the position of the window. React runs effects again
 * when a hidden view is shown again, which is then as it was left.
 * @param isReady whether what is acted on is there
 */
export function useFirstShow(act: () => void, isReady = true): void {
  const isDone = useRef(false)
  const shown = useEffectEvent(act)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    shown()
  }, [isReady])
}
