import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come to life: false on the server and while the browser takes over what the server rendered. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
