import { useSyncExternalStore } from 'react'

export const views = ['list', 'texts', 'buttons', 'history', 'trash', 'transfer'] as const
export type View = (typeof views)[number]

/** Views of what a project without the tables of the history does not have. */
export const historyViews: ReadonlySet<View> = new Set(['history', 'trash', 'transfer'])

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

let last: View = 'list'

/** The view that the address names; the list where it names nothing. The skip link's address, or another, changes no view. */
function viewOfAddress(): View {
  const name = location.hash.slice(1) || 'list'
  last = views.find((view) => view === name) ?? last
  return last
}

/** The view to show: on the server, which is not told what follows the #, the list. */
export const useView = () => useSyncExternalStore(subscribe, viewOfAddress, () => 'list' as const)
