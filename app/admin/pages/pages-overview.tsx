import type { Entry } from '#app/admin/catalog/entries.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { pages } from '#app/admin/copy/pages.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export interface PagesOverviewProps {
  loaded: LoadedCatalog
  entries: readonly Entry[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
}

/** All pages to choose from, a search over their texts, and what was edited last. */
export function PagesOverview(_: PagesOverviewProps) {
  return (
    <section className="content-list" aria-labelledby="pages">
      <div className="admin-heading">
        <h2 id="pages" tabIndex={-1}>
          {pages.title}
        </h2>
      </div>
    </section>
  )
}
