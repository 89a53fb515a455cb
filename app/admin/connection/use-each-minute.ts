import { useEffect, useEffectEvent } from 'react'
import { isVisibleAndOnline } from './network.ts'

/** Does something each minute while the page is visible and the browser is online. */
export function useEachMinute(wanted: boolean, act: () => void): void {
  const onMinute = useEffectEvent(() => {
    if (isVisibleAndOnline()) act()
  })
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(onMinute, 60_000)
    return () => clearInterval(timer)
  }, [wanted])
}
