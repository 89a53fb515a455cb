import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page has been hydrated: false on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
