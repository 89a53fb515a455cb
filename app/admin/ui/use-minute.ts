import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/**
 * Returns the current time in milliseconds since 1970, rounded to the minute. The component renders again every minute.
 */
export const useMinute = () => useSyncExternalStore(subscribe, thisMinute, thisMinute)
