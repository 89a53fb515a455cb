import { useState, useSyncExternalStore } from 'react'
import { views } from './views.ts'

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

let last = 'list'

/**
 * Returns the view named by the address, by default the list. Other fragments, such as the skip link's, do not change
 * the view.
 */
function viewOfAddress(): string {
  const name = location.hash.slice(1) || 'list'
  if (name === 'list' || views.some((view) => view.name === name)) last = name
  return last
}

/**
 * Returns the name of the current view, and of all views shown so far: a view is not rendered before it is first
 * opened. On the server, which does not receive the fragment, it is the list.
 * @param withoutHistory whether views that need the history are left out
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
