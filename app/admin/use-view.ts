import { useState, useSyncExternalStore } from 'react'
import { views } from './views.ts'

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

let last = 'list'

/** The view that the address names; the list where it names nothing. The skip link's address, or another, changes no view. */
function viewOfAddress(): string {
  const name = location.hash.slice(1) || 'list'
  if (name === 'list' || views.some((view) => view.name === name)) last = name
  return last
}

/**
 * The name of the view to show, and of all that were shown so far: the others are not made before somebody opens them.
 * On the server, which is not told what follows the #, it is the list.
 * @param withoutHistory whether the views that need the history are left out
 */
export function useView(withoutHistory: boolean): { current: string; opened: ReadonlySet<string> } {
  const named = useSyncExternalStore(subscribe, viewOfAddress, () => 'list')
  const { needsHistory } = views.find(({ name }) => name === named) ?? {}
  const current = needsHistory && withoutHistory ? 'list' : named
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([current]))
  if (opened.has(current)) return { current, opened }
  const next = new Set(opened).add(current)
  setOpened(next)
  return { current, opened: next }
}
