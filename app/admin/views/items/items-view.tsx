import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { AddForm } from './add/add-form.tsx'
import { ItemList } from './item-list.tsx'

interface ItemsViewProps {
  items: readonly ContentItem[] | undefined
  /** Whether reading the list has failed. */
  readFailed: boolean
  textStates: readonly TextState[]
  /** The item open in the form, as it was when it was opened. */
  open: ContentItem | undefined
  onOpen: (item: ContentItem | undefined) => void
  /** The id of the item to scroll to, until it is in sight. */
  scrollTo: string | undefined
  onScrolled: () => void
}

/** All items, and beside them the form for a new one. */
export function ItemsView({ textStates, ...list }: ItemsViewProps) {
  const columns = useRef<HTMLDivElement>(null)

  function edit(item: ContentItem) {
    flushSync(() => list.onOpen(item))
    columns.current?.querySelector<HTMLElement>('.item[data-open] .item-form :is(input, textarea)')?.focus()
  }

  return (
    <div ref={columns} className="admin-columns">
      <ItemList {...list} />
      <AddForm items={list.items} textStates={textStates} onEdit={edit} />
    </div>
  )
}
