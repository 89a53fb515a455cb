import { useDeferredValue } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import { PageList } from './page-list.tsx'
import { RecentEdits } from './recent-edits.tsx'
import { FoundTexts, useFoundTexts } from './text-search.tsx'
import './pages-overview.css'

const { overview } = pages

const setQuery = (q: string) => setParams('pages', { q })

/** All pages to choose from, a search over their texts, and what was edited last. */
export function PagesOverview({ catalogState, textStates, items, readFailed }: ViewProps) {
  const { catalog } = useSite()
  const { q: typed = '' } = useParams('pages')
  const typedBefore = useDeferredValue(typed)
  // An empty field shows the pages at once.
  const query = typed.trim() && typedBefore.trim()
  const found = useFoundTexts(textStates, query)
  const sitePages = items && catalog?.pages

  return (
    <section
      className="panel-view"
      aria-labelledby="pages"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      <div className="admin-heading pages-head">
        <h2 id="pages" tabIndex={-1}>
          {admin.views.pages}
        </h2>
        <p className="count" role="status">
          {sitePages &&
            (query
              ? overview.search.found(found.texts.length, found.more)
              : overview.count(sitePages.filter(({ movedTo }) => movedTo === undefined).length))}
        </p>
        <p className="pages-hint">{overview.hint}</p>
        <search>
          <SearchField id="search-pages" words={overview.search} query={typed} onChange={setQuery} />
        </search>
      </div>
      <CatalogNotice {...{ catalogState, items, readFailed }} />
      {sitePages &&
        (query ? (
          <FoundTexts texts={found.texts} query={query} />
        ) : (
          <div className="pages-columns">
            <RecentEdits textStates={textStates} />
            <PageList pages={sitePages} textStates={textStates} />
          </div>
        ))}
    </section>
  )
}
