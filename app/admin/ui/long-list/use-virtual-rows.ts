// Keeps only the rows near the window in the document: a table may have thousands. Pinned rows stay wherever the user
// scrolls, and so does the one with the focus.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** A list of up to this many rows is complete in the document, so that the browser's own search finds everything. */
const maxUnvirtualizedRows = 100

/** The height of a row with one line of text, used until the row is measured. */
const usualHeightPx = 60

/**
 * @param list the element that contains the rows, each with its index as `data-index`
 * @param ids of all rows, in order
 * @param kept ids of other rows that must stay; their neighbors stay, too, so that Tab moves between them
 * @param rowPx the height of a usual row in pixels, until it is measured
 * @returns `focusEvents` are for the list
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: readonly (string | undefined)[],
  rowPx = usualHeightPx,
) {
  const top = useTop(list)
  // With its neighbors: when the focused row is deleted, the focus moves to one of them.
  const [focused, setFocused] = useState<readonly (string | undefined)[]>([])
  const pinned = new Set([...focused, ...kept].filter((id) => id !== undefined))
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => rowPx,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 4,
    scrollMargin: top,
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

  const focusEvents = {
    onFocus({ target }: FocusEvent) {
      const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
      setFocused([ids[index - 1], ids[index], ids[index + 1]])
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // When the whole window loses the focus, the focus will return here.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused([])
    },
  }
  return { virtualizer, top, focusEvents }
}

/** Returns where an element begins on the page, in pixels, and follows changes above it. */
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
