import { useEffect, useState } from 'react'
import { useDraftStore } from './draft-context.ts'

const pauseMs = 250

/**
 * Returns the text of a key after each pause in typing, for what need not be rendered at each keystroke.
 * @param saved the text while there is no draft
 */
export function useSettledText(key: string, saved: string): string {
  const { getText, subscribe } = useDraftStore()
  const [settled, setSettled] = useState(() => getText(key, saved))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function readSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(getText(key, saved)), pauseMs)
    }
    readSoon()
    const unsubscribe = subscribe(readSoon)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [getText, subscribe, key, saved])
  return settled
}
