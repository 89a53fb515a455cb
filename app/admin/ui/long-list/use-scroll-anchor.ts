import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { coveredTop } from './covered-top.ts'

/**
 * Keeps the reading position when a row or notice above it appears or disappears: the browser's own scroll anchoring
 * does not work with rows placed by script. A new query gives a new list, shown from its beginning.
 * @param top where the list begins on the page, in pixels
 * @param headPx returns the height of its head, which stays above the rows while they scroll, in pixels
 */
export function useScrollAnchor(
  virtualizer: Virtualizer<Window, Element>,
  ids: readonly string[],
  query: string,
  top: number,
  headPx: () => number,
): void {
  const before = useRef({ ids, query, top, starts: new Map<string, number>() })

  useLayoutEffect(() => {
    const { starts, ...last } = before.current
    if (last.query !== query) {
      const start = top - coveredTop() - headPx()
      if (scrollY > start) scrollTo({ top: start })
    } else if (last.ids !== ids || last.top !== top) {
      const anchor = [...starts.keys()].find((id) => ids.includes(id))
      const was = anchor === undefined ? undefined : starts.get(anchor)
      const is = anchor === undefined ? undefined : virtualizer.measurementsCache[ids.indexOf(anchor)]?.start
      if (was !== undefined && is !== undefined && was !== is) scrollBy({ top: is - was })
    }
    before.current = { ids, query, top, starts: startsInWindow(virtualizer, ids) }
  })
}

/** Returns where the rows in the window begin; empty while the beginning of the list is visible or unknown. */
function startsInWindow(virtualizer: Virtualizer<Window, Element>, ids: readonly string[]) {
  const starts = new Map<string, number>()
  // The virtualizer already knows the scroll position; asking the window would force another layout.
  const { scrollOffset, options } = virtualizer
  if (!scrollOffset || options.scrollMargin === 0 || scrollOffset <= options.scrollMargin) return starts
  for (const { index, start } of virtualizer.getVirtualItems()) {
    const id = ids[index]
    if (id !== undefined && start >= scrollOffset) starts.set(id, start)
  }
  return starts
}
