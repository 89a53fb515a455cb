import { useEffect } from 'react'
import { isInSight } from './network.ts'

/** Reads everything again each minute while the page is in sight. */
export function useReadEachMinute(wanted: boolean, read: () => void): void {
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => isInSight() && read(), 60_000)
    return () => clearInterval(timer)
  }, [wanted, read])
}
