import { useDeferredValue } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { PageList } from './page-list.tsx'
import { RecentEdits } from './recent-edits.tsx'
import { FoundTexts, useFoundTexts } from './text-search.tsx'
import './pages-overview.css'

export interface PagesOverviewProps {
  loaded: LoadedCatalog
  textStates: readonly TextState[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
}

const { overview } = pages

const setQuery = (q: string) => setParams('pages', { q })

/** All pages to choose from, a search over their texts, and what was edited last. */
export function PagesOverview({ loaded, textStates, items, loading }: PagesOverviewProps) {
  const { q: typed = '' } = useParams('pages')
  const typedBefore = useDeferredValue(typed)
  // An empty field shows the pages at once.
  const query = typed.trim() && typedBefore.trim()
  const found = useFoundTexts(textStates, query)
  const catalog = items && typeof loaded === 'object' ? loaded : undefined

  return (
    <section
      className="panel-view"
      aria-labelledby="pages"
      aria-busy={!catalog && loading && loaded !== 'failed'}
    >
      <div className="admin-heading pages-head">
        <h2 id="pages" tabIndex={-1}>
          {admin.views.pages}
        </h2>
        <p className="count" role="status">
          {catalog &&
            (query
              ? overview.search.found(found.texts.length, found.more)
              : overview.count(catalog.pages.filter(({ movedTo }) => movedTo === undefined).length))}
        </p>
        <p className="pages-hint">{overview.hint}</p>
        <search>
          <SearchField
            id="search-pages"
            label={overview.search.label}
            example={overview.search.example}
            clearLabel={overview.search.clear}
            query={typed}
            onChange={setQuery}
          />
        </search>
      </div>
      <CatalogNotice {...{ loaded, items, loading }} />
      {catalog &&
        (query ? (
          <FoundTexts texts={found.texts} query={query} />
        ) : (
          <div className="pages-columns">
            <RecentEdits textStates={textStates} />
            <PageList pages={catalog.pages} textStates={textStates} />
          </div>
        ))}
    </section>
  )
}
