import {
  type Dispatch,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { adminList } from '#app/admin/copy/list.ts'
import { type Editing, type EditingAction, rowsOf } from '#app/admin/drafts/editing.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { nothingSelected, reduceSelection } from '#app/admin/ui/selection.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { filterRows, searchableItems } from './filter-rows.ts'
import { ListTools } from './list-tools.tsx'
import { VirtualRows } from './virtual-rows.tsx'

interface ContentListProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
  editing: Editing
  dispatch: Dispatch<EditingAction>
  store: ContentStore
  /** The item to go to, until it is reached. */
  goal: string | undefined
  onReached: () => void
}

/** All items, oldest first, of which one can be edited at a time, and some found, selected and changed together. */
export function ContentList(props: ContentListProps) {
  const { items, loading, editing, dispatch, store, goal, onReached } = props
  const { open, drafts } = editing
  const { catalog } = usePanel()
  const now = useMinute()
  const [typed, setTyped] = useState('')
  const typedBefore = useDeferredValue(typed)
  const query = typed && typedBefore
  const [selection, select] = useReducer(reduceSelection, nothingSelected)
  const [ownGoal, setOwnGoal] = useState<string>()

  const all = useMemo(() => items && rowsOf(items, drafts), [items, drafts])
  const searchable = useMemo(() => searchableItems(catalog), [catalog])
  const openId = open?.id
  const wanted = typed ? ownGoal : (goal ?? ownGoal)
  // Whoever is led to an item shall see it among the others.
  useLayoutEffect(() => {
    if (goal !== undefined) setTyped('')
  }, [goal])
  const rows = useMemo(
    () => all && filterRows(all, query, searchable, (id) => id === openId),
    [all, query, searchable, openId],
  )

  const ids = useMemo(() => rows?.flatMap(({ item, gone }) => (gone ? [] : item.id)) ?? [], [rows])
  const shown = useRef<readonly string[]>(ids)
  useLayoutEffect(() => {
    shown.current = ids
  }, [ids])
  const onSelect = useCallback(
    (id: string, range: boolean) =>
      select(range ? { type: 'range', id, shown: shown.current } : { type: 'toggle', id }),
    [],
  )
  const reached = useCallback(() => {
    setOwnGoal(undefined)
    onReached()
  }, [onReached])

  const found = items && rows && query.trim() && adminList.search.found(rows.length, items.length)
  return (
    <section className="content-list" aria-labelledby="manage-content" aria-busy={!items && loading}>
      <div className="admin-heading">
        <h2 id="manage-content" tabIndex={-1}>
          {admin.list.title}
        </h2>
        <p className="count" role="status">
          {items && (found || admin.list.count(items.length))}
        </p>
      </div>
      {!rows && <p className="content-none">{loading ? admin.list.loading : admin.list.unread}</p>}
      {all?.length === 0 && !typed && <p className="content-none">{admin.list.empty}</p>}
      {items && rows && (items.length > 0 || typed) && (
        <ListTools
          {...{ items, rows, ids, selection, select, store }}
          query={typed}
          onQuery={setTyped}
          onGoTo={setOwnGoal}
        />
      )}
      {items && items.length > 0 && rows?.length === 0 && (
        <p className="content-none">{adminList.search.none}</p>
      )}
      {rows && rows.length > 0 && (
        <VirtualRows
          {...{ rows, editing, query, now, dispatch, store, onSelect }}
          selected={selection.ids}
          goal={wanted}
          onReached={reached}
        />
      )}
    </section>
  )
}
