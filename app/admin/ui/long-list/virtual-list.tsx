import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react'
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
  const [focused, setFocused] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its id
  const ids = useMemo(() => rows.map(idOf), [rows])
  const pinned = new Set([focused, keep].filter((id) => id !== undefined))
  const { virtualizer, top } = useVirtualRows(list, ids, pinned, rowPx)

  function onFocus({ target }: FocusEvent) {
    setFocused(ids[Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)])
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // When the whole window loses the focus, the focus will return here.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused(undefined)
  }

  return (
    <ol
      ref={list}
      className="virtual-list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={onFocus}
      onBlur={onBlur}
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
