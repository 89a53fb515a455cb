import { type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useScrollAnchor } from '#app/admin/ui/long-list/use-scroll-anchor.ts'
import { useVirtualRows } from '#app/admin/ui/long-list/use-virtual-rows.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'
import type { Row } from './rows.ts'
import './virtual-rows.css'

interface VirtualRowsProps extends Pick<ItemRowProps, 'onOpen' | 'onSelect'> {
  rows: readonly Row[]
  /** The key being edited. */
  openKey: string | undefined
  selected: ReadonlySet<string>
  /** The search that found the rows. */
  query: string
  /** The item to scroll to, until it is reached. */
  goal: string | undefined
  onReached: () => void
}

/** The rows of the list. Only those near the window are in the document. */
export function VirtualRows({ rows, openKey, selected, query, goal, onReached, ...rest }: VirtualRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  // With its neighbors: when the focused row is deleted, the focus moves to one of them.
  const [focused, setFocused] = useState<readonly (string | undefined)[]>([])
  const ids = useMemo(() => rows.map(({ item }) => item.id), [rows])
  const openId = rows.find(({ item }) => item.content_key === openKey)?.item.id
  const pinned = new Set([...focused, openId, goal].filter((id) => id !== undefined))
  const { virtualizer, top } = useVirtualRows(list, ids, pinned)

  useScrollAnchor(virtualizer, ids, query, top)

  useLayoutEffect(() => {
    if (goal === undefined) return
    const index = ids.indexOf(goal)
    if (index < 0) focusHeading()
    else {
      virtualizer.scrollToIndex(index, { align: 'center' })
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true })
    }
    onReached()
  }, [goal, ids, virtualizer, onReached])

  function onFocus({ target }: FocusEvent) {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
    setFocused([ids[index - 1], ids[index], ids[index + 1]])
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // When the whole window loses the focus, the focus will return here.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused([])
  }

  return (
    <ol
      ref={list}
      className="virtual-rows"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (!row) return null
        const { id } = row.item
        return (
          <ItemRow
            key={id}
            {...row}
            {...rest}
            index={index}
            count={rows.length}
            top={start - top}
            measure={virtualizer.measureElement}
            open={id === openId}
            selected={selected.has(id)}
          />
        )
      })}
    </ol>
  )
}
