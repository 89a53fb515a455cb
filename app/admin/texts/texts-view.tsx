import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminList } from '#app/admin/copy/list.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { OnceEdited, useOnceEdited } from '#app/admin/item-history/once-edited.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { filterPageGroups } from './filter-page-groups.ts'
import { TextGroup } from './text-group.tsx'
import './texts-view.css'

interface TextsViewProps {
  loaded: LoadedCatalog
  entries: readonly Entry[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
}

/** Every text of the site by page, with its default and current text, to be edited and reset in place. */
export function TextsView({ loaded, entries, items, loading }: TextsViewProps) {
  const [query, setQuery] = useState('')
  const [onlyOverridden, setOnlyOverridden] = useState(false)
  /** The key being edited. */
  const [openKey, setOpenKey] = useState<string>()
  const revealed = useDrafts((drafts) => drafts.revealed)
  useEffect(() => {
    if (revealed === undefined) return
    setQuery('')
    setOnlyOverridden(false)
  }, [revealed])
  const [removed, setRemoved] = useState<ReadonlyMap<string, string>>(none)
  // A removed edit can be restored until the user leaves the view.
  useEffect(() => () => setRemoved(none), [])
  const keepRemoved = useCallback((key: string, value: string | undefined) => {
    setRemoved((all) => {
      const next = new Map(all)
      if (value === undefined) next.delete(key)
      else next.set(key, value)
      return next
    })
  }, [])

  const onceOverridden = useOnceEdited(items)
  const filter = useDeferredValue(useMemo(() => ({ query, onlyOverridden }), [query, onlyOverridden]))
  const places = typeof loaded === 'object' ? loaded.places : undefined
  const groups = useMemo(
    () => filterPageGroups(places ?? [], entries, filter, removed),
    [places, entries, filter, removed],
  )
  const shown = groups.reduce((sum, group) => sum + group.entries.length, 0)
  const overridden = entries.filter(({ item }) => item).length

  return (
    <section
      className="texts-view content-list"
      aria-labelledby="site-texts"
      aria-busy={!(places && items) && loading && loaded !== 'failed'}
    >
      <div className="admin-heading">
        <h2 id="site-texts" tabIndex={-1}>
          {admin.texts.title}
        </h2>
        <p className="count" role="status">
          {places && items && admin.texts.count(shown, entries.length, overridden)}
        </p>
      </div>
      <search className="texts-search">
        <SearchField
          id="search-texts"
          label={admin.texts.search}
          example={admin.texts.searchExample}
          clearLabel={adminList.search.clear}
          query={query}
          onChange={setQuery}
        />
        <label className="texts-only">
          <input
            type="checkbox"
            checked={onlyOverridden}
            onChange={({ target }) => setOnlyOverridden(target.checked)}
          />
          {admin.texts.onlyOverridden}
        </label>
      </search>
      <CatalogNotice {...{ loaded, items, loading }} />
      {places && items && shown === 0 && (
        <p className="content-none">
          {onlyOverridden && !query.trim() ? admin.texts.noneOverridden : admin.texts.none}
        </p>
      )}
      <OnceEdited value={onceOverridden}>
        {items &&
          groups.map((group) => (
            <TextGroup
              key={group.place.name}
              {...{ ...group, openKey, removed, keepRemoved }}
              onOpen={setOpenKey}
            />
          ))}
      </OnceEdited>
    </section>
  )
}

const none: ReadonlyMap<string, string> = new Map()
