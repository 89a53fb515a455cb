import { type Dispatch, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ContentItem } from '#content-sync/content-item.ts'
import { AddForm } from './add/add-form.tsx'
import type { Entry } from './catalog/entries.ts'
import type { Editing, EditingAction } from './drafts/editing.ts'
import { ContentList } from './list/content-list.tsx'
import type { ContentStore } from './store/content-store.ts'

interface ListViewProps {
  items: readonly ContentItem[] | undefined
  loading: boolean
  entries: readonly Entry[]
  editing: Editing
  dispatch: Dispatch<EditingAction>
  store: ContentStore
  /** The item to go to, until it is reached. */
  goal: string | undefined
  onReached: () => void
}

/** The list, and beside it the form that adds to it. */
export function ListView({ entries, ...list }: ListViewProps) {
  const columns = useRef<HTMLDivElement>(null)

  function edit(item: ContentItem) {
    flushSync(() => list.dispatch({ type: 'open', item }))
    columns.current?.querySelector<HTMLElement>('.item[data-open] .item-form :is(input, textarea)')?.focus()
  }

  return (
    <div ref={columns} className="admin-columns">
      <ContentList {...list} />
      <AddForm items={list.items} entries={entries} store={list.store} onEdit={edit} />
    </div>
  )
}
