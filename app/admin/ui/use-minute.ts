import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, minute)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** The time in milliseconds since 1970, to the minute; the component is rendered again as it goes by. */
export const useMinute = () => useSyncExternalStore(subscribe, thisMinute, thisMinute)
