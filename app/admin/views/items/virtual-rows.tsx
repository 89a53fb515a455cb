import { useLayoutEffect, useMemo, useRef } from 'react'
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
  /** The id of the item to scroll to, until it is in sight. */
  scrollTo: string | undefined
  onScrolled: () => void
  /** Returns the height of what stays above the rows while they scroll, in pixels. */
  headPx: () => number
}

/** The rows of the list. Only those near the window are in the document. */
export function VirtualRows(props: VirtualRowsProps) {
  const { rows, openKey, selected, query, scrollTo, onScrolled, headPx, ...rest } = props
  const list = useRef<HTMLOListElement>(null)
  const ids = useMemo(() => rows.map(({ item }) => item.id), [rows])
  const openId = rows.find(({ item }) => item.content_key === openKey)?.item.id
  const { virtualizer, top, focusEvents } = useVirtualRows(list, ids, [openId, scrollTo])

  useScrollAnchor(virtualizer, ids, query, top, headPx)

  useLayoutEffect(() => {
    if (scrollTo === undefined) return
    const index = ids.indexOf(scrollTo)
    if (index < 0) focusHeading()
    else {
      virtualizer.scrollToIndex(index, { align: 'center' })
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true })
    }
    onScrolled()
  }, [scrollTo, ids, virtualizer, onScrolled])

  return (
    <ol ref={list} className="virtual-rows" style={{ height: virtualizer.getTotalSize() }} {...focusEvents}>
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
