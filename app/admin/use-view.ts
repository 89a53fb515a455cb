import { useState } from 'react'
import { useViewName, type ViewName } from './address.ts'
import { views } from './views.ts'

/**
 * Returns the name of the current view, and of all views shown so far: a view is not rendered before it is first
 * opened.
 * @param withoutHistory whether views that need the history are left out
 */
export function useView(withoutHistory: boolean): { current: ViewName; opened: ReadonlySet<ViewName> } {
  const named = useViewName()
  const { needsHistory } = views.find(({ name }) => name === named) ?? {}
  const current = needsHistory && withoutHistory ? 'items' : named
  const [opened, setOpened] = useState<ReadonlySet<ViewName>>(() => new Set([current]))
  if (opened.has(current)) return { current, opened }
  const next = new Set(opened).add(current)
  setOpened(next)
  return { current, opened: next }
}
