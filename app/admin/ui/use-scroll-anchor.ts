import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what is read where it is while something before it comes or goes, a row or a notice: the browser's own scroll anchoring knows nothing of rows that
 * are placed by script. Another query is another list, which is read from its beginning.
 * @param top where the list begins in the page, in pixels
 */
export function useScrollAnchor(
  virtualizer: Virtualizer<Window, Element>,
  ids: readonly string[],
  query: string,
  top: number,
): void {
  const before = useRef({ ids, query, top, starts: new Map<string, number>() })

  useLayoutEffect(() => {
    const { starts, ...last } = before.current
    if (last.query !== query) {
      if (scrollY > top) scrollTo({ top: top - stickyHeaderPx })
    } else if (last.ids !== ids || last.top !== top) {
      const anchor = [...starts.keys()].find((id) => ids.includes(id))
      const was = anchor === undefined ? undefined : starts.get(anchor)
      const is = anchor === undefined ? undefined : virtualizer.measurementsCache[ids.indexOf(anchor)]?.start
      if (was !== undefined && is !== undefined && was !== is) scrollBy({ top: is - was })
    }
    before.current = { ids, query, top, starts: startsInWindow(virtualizer, ids) }
  })
}

/** What lies over the top of the window: the bar, the heading and the search, in pixels. */
const stickyHeaderPx = 240

/** Where the rows in the window begin, but not while the list's own beginning is in it, or is not known. */
function startsInWindow(virtualizer: Virtualizer<Window, Element>, ids: readonly string[]) {
  const starts = new Map<string, number>()
  // As the virtualizer has heard of it: to ask the window would lay out the page once more.
  const { scrollOffset, options } = virtualizer
  if (!scrollOffset || options.scrollMargin === 0 || scrollOffset <= options.scrollMargin) return starts
  for (const { index, start } of virtualizer.getVirtualItems()) {
    const id = ids[index]
    if (id !== undefined && start >= scrollOffset) starts.set(id, start)
  }
  return starts
}
