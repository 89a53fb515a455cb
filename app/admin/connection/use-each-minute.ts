import { useEffect, useEffectEvent } from 'react'
import { isInSight } from './network.ts'

/** Does something each minute while the page is in sight. */
export function useEachMinute(wanted: boolean, act: () => void): void {
  const onMinute = useEffectEvent(() => {
    if (isInSight()) act()
  })
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(onMinute, 60_000)
    return () => clearInterval(timer)
  }, [wanted])
}
