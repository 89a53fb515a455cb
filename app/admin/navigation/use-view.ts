import { useState } from 'react'
import { useViewName } from './address.ts'
import { type Available, isOffered, type ViewName, views } from './views.ts'

/**
 * Returns the name of the current view, and of all views shown so far: a view is not rendered before it is first
 * opened.
 * @param available what views need: the others are left out
 */
export function useView(available: Available): { current: ViewName; opened: ReadonlySet<ViewName> } {
  const named = useViewName()
  const view = views.find(({ name }) => name === named)
  const current = view && !isOffered(view, available) ? 'items' : named
  const [opened, setOpened] = useState<ReadonlySet<ViewName>>(() => new Set([current]))
  if (opened.has(current)) return { current, opened }
  const next = new Set(opened).add(current)
  setOpened(next)
  return { current, opened: next }
}
