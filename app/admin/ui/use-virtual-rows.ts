// Only the rows near the window are in the document: a table has thousands. Those that must not go stay wherever one scrolls.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to so many rows are all there: the browser's own search finds every one of them. */
const maxUnvirtualizedRows = 100

/** Of a row with one line of text, in pixels, until it is measured. */
const usualHeight = 76

/** What lies over the top of the window: the bar and the search, in pixels. */
const stickyHeaderPx = 200

/**
 * @param list the element that holds the rows, each of which has the index of its row as `data-index`
 * @param ids of all rows, in their order
 * @param pinned of those that stay; their neighbours stay, too, so that Tab leads from one to the other
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  pinned: ReadonlySet<string>,
) {
  const top = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: stickyHeaderPx,
    rangeExtractor: (range) => {
      if (range.count <= maxUnvirtualizedRows) return Array.from({ length: range.count }, (_, index) => index)
      const indexes = new Set(defaultRangeExtractor(range))
      for (const [index, id] of pinned.size > 0 ? ids.entries() : []) {
        if (!pinned.has(id)) continue
        for (const each of [index - 1, index, index + 1]) if (ids[each] !== undefined) indexes.add(each)
      }
      return [...indexes].sort((a, b) => a - b)
    },
  })
  return { virtualizer, top }
}

/** Where an element begins in the page, in pixels, also after what is above it has grown. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
