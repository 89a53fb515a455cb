import { useSyncExternalStore } from 'react'

export const views = ['list', 'texts', 'buttons'] as const
export type View = (typeof views)[number]

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

const viewOfAddress = (): View => views.find((view) => location.hash === `#${view}`) ?? 'list'

/** The view that the address names; the list where it names none, and on the server, which is not told. */
export const useView = () => useSyncExternalStore(subscribe, viewOfAddress, () => 'list' as const)
