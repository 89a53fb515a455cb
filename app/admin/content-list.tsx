import type { Dispatch } from 'react'
import { admin } from '#content/admin.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import { ContentRow } from './content-row.tsx'
import type { ContentStore } from './content-store.ts'
import { type Editing, type EditingAction, rowsOf } from './editing.ts'
import { useMinute } from './use-minute.ts'
import './content-list.css'

interface ContentListProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
  editing: Editing
  dispatch: Dispatch<EditingAction>
  store: ContentStore
}

/** All items, oldest first, of which one can be edited at a time. */
export function ContentList({ items, loading, editing, dispatch, store }: ContentListProps) {
  const { open, drafts } = editing
  const now = useMinute()
  const rows = items && rowsOf(items, drafts)

  return (
    <section className="content-list" aria-labelledby="manage-content" aria-busy={!items && loading}>
      <div className="admin-heading">
        <h2 id="manage-content" tabIndex={-1}>
          {admin.list.title}
        </h2>
        {items && <p className="count">{admin.list.count(items.length)}</p>}
      </div>
      {!rows && <p className="content-none">{loading ? admin.list.loading : admin.list.unread}</p>}
      {rows?.length === 0 && <p className="content-none">{admin.list.empty}</p>}
      {rows && rows.length > 0 && (
        <ol>
          {rows.map(({ item, gone }) => (
            <ContentRow
              key={item.id}
              item={item}
              gone={gone}
              draft={drafts.get(item.id)}
              open={open?.id === item.id ? open : undefined}
              now={now}
              dispatch={dispatch}
              store={store}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
