import { useMemo } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { EditableListSection } from './list-section.tsx'
import { RedirectsSection } from './redirects/redirects-section.tsx'
import './view.css'

interface ListsViewProps {
  items: readonly ContentItem[] | undefined
  loading: boolean
  textStates: readonly TextState[]
  loaded: LoadedCatalog
}

/** The lists of the site, whose entries can be added, hidden and moved, and the pages that are hidden. */
export default function ListsView({ items, loading, textStates, loaded }: ListsViewProps) {
  const byKey = useMemo(
    () => new Map(textStates.map((textState) => [textState.text.key, textState])),
    [textStates],
  )
  const redirects = byKey.get(redirectsKey)
  return (
    <section
      className="lists-view panel-view"
      aria-labelledby="lists-heading"
      aria-busy={items === undefined}
    >
      <div className="admin-heading lists-head">
        <h2 id="lists-heading" tabIndex={-1}>
          {admin.views.lists}
        </h2>
        <p className="lists-hint">{words.hint}</p>
      </div>
      <CatalogNotice {...{ loaded, items, loading }} />
      {typeof loaded === 'object' &&
        items &&
        loaded.lists.map((list) => (
          <EditableListSection key={list.key} named={list} items={items} byKey={byKey} />
        ))}
      {typeof loaded === 'object' && redirects && (
        <RedirectsSection state={redirects} catalog={loaded} isRead={items !== undefined} />
      )}
    </section>
  )
}
