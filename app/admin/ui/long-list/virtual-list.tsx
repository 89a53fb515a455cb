import { type ReactNode, useMemo, useRef } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'
import './virtual-list.css'

interface VirtualListProps<T> {
  rows: readonly T[]
  idOf: (row: T) => string
  /** What a row contains. */
  children: (row: T) => ReactNode
  /** The class of each row. */
  rowClass: string
  label: string
  /** The height of a usual row in pixels, until it is measured. */
  rowPx?: number
  /** The id of a row that stays in the document wherever the user scrolls. */
  keep?: string | undefined
}

/**
 * A list that may have thousands of rows. The document contains only those near the window and the one with the focus.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { rows, idOf, children, rowClass, label, rowPx, keep } = props
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its id
  const ids = useMemo(() => rows.map(idOf), [rows])
  const { virtualizer, top, focusEvents } = useVirtualRows(list, ids, [keep], rowPx)

  return (
    <ol
      ref={list}
      className="virtual-list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      {...focusEvents}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <li
            key={ids[index]}
            ref={virtualizer.measureElement}
            className={rowClass}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            style={{ top: start - top }}
          >
            {children(row)}
          </li>
        )
      })}
    </ol>
  )
}
