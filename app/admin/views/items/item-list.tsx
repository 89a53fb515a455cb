import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { useEditedItems } from '#app/admin/drafts/use-edited-items.ts'
import { addressOf, setParams, useParams } from '#app/admin/navigation/address.ts'
import { nothingSelected, reduceSelection } from '#app/admin/ui/selection.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { filterRows, searchableItems } from './filter-rows.ts'
import { ListTools } from './list-tools.tsx'
import { rowsOf } from './rows.ts'
import { VirtualRows } from './virtual-rows.tsx'

interface ItemListProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Whether reading the list has failed. */
  readFailed: boolean
  /** The item open in the form, as it was when it was opened. */
  open: ContentItem | undefined
  onOpen: (item: ContentItem | undefined) => void
  /** The id of the item to scroll to, until it is in sight. */
  scrollTo: string | undefined
  onScrolled: () => void
}

const setQuery = (q: string) => setParams('items', { q })

/** All items, oldest first. One can be edited at a time; several can be found, selected and changed together. */
export function ItemList(props: ItemListProps) {
  const { items, readFailed, open, onOpen, scrollTo, onScrolled } = props
  const edited = useEditedItems()
  const { catalog } = useSite()
  const { q: typed = '' } = useParams('items')
  const typedBefore = useDeferredValue(typed)
  const query = typed && typedBefore
  const [selection, select] = useReducer(reduceSelection, nothingSelected)
  const [ownScrollTo, setOwnScrollTo] = useState<string>()
  const head = useRef<HTMLDivElement>(null)

  const all = useMemo(() => {
    const held =
      open && !edited.some(({ content_key }) => content_key === open.content_key) ? [...edited, open] : edited
    return items && rowsOf(items, held)
  }, [items, edited, open])
  const searchable = useMemo(() => searchableItems(catalog), [catalog])
  const openKey = open?.content_key
  const wanted = typed ? ownScrollTo : (scrollTo ?? ownScrollTo)
  // Clears the search, so that the item is shown among the others.
  useLayoutEffect(() => {
    if (scrollTo !== undefined) setQuery('')
  }, [scrollTo])
  const rows = useMemo(
    () => all && filterRows(all, query, searchable, (key) => key === openKey),
    [all, query, searchable, openKey],
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
  const scrolled = useCallback(() => {
    setOwnScrollTo(undefined)
    onScrolled()
  }, [onScrolled])

  const found = items && rows && query.trim() && adminItems.search.found(rows.length, items.length)
  return (
    <section className="panel-view" aria-labelledby="manage-content" aria-busy={!items && !readFailed}>
      <div ref={head} className="list-head">
        <div className="admin-heading">
          <h2 id="manage-content" tabIndex={-1}>
            {admin.items.title}
          </h2>
          <p className="count" role="status">
            {items && (found || admin.items.count(items.length))}
          </p>
          <p className="list-to-pages">
            {admin.items.toPages} <a href={addressOf('pages')}>{admin.views.pages}</a>.
          </p>
        </div>
        {items && rows && (items.length > 0 || typed) && (
          <ListTools
            {...{ items, rows, ids, selection, select }}
            query={typed}
            onQuery={setQuery}
            onGoTo={setOwnScrollTo}
          />
        )}
      </div>
      {!rows && <p className="content-none">{readFailed ? admin.items.failed : admin.items.loading}</p>}
      {all?.length === 0 && !typed && (
        <div className="content-none">
          <p>{admin.items.empty}</p>
          <p>
            <a href={addressOf('texts')}>{admin.items.toTexts}</a>
          </p>
        </div>
      )}
      {items && items.length > 0 && rows?.length === 0 && (
        <p className="content-none">{adminItems.search.none}</p>
      )}
      {rows && rows.length > 0 && (
        <VirtualRows
          {...{ rows, openKey, query, onOpen, onSelect }}
          selected={selection.ids}
          scrollTo={wanted}
          onScrolled={scrolled}
          headPx={() => head.current?.offsetHeight ?? 0}
        />
      )}
    </section>
  )
}
