import { Activity, useMemo, useState } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { ListSection } from './list-section.tsx'
import { RedirectsSection } from './redirects/redirects-section.tsx'
import './view.css'

/** The lists of the site, whose entries can be added, hidden and moved, and the pages that are hidden. */
export default function ListsView({ items, readFailed, textStates, catalogState }: ViewProps) {
  const { catalog } = useSite()
  const [known, setKnown] = useState(items)
  if (items && items !== known) setKnown(items)
  const byKey = useMemo(
    () => new Map(textStates.map((textState) => [textState.text.key, textState])),
    [textStates],
  )
  const redirects = byKey.get(redirectsKey)
  return (
    <section
      className="lists-view panel-view"
      aria-labelledby="lists-heading"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      <div className="admin-heading lists-head">
        <h2 id="lists-heading" tabIndex={-1}>
          {admin.views.lists}
        </h2>
        <p className="lists-hint">{words.hint}</p>
      </div>
      <CatalogNotice {...{ catalogState, items, readFailed }} />
      {/* While another release is read, an open form keeps what was typed in it. */}
      <Activity mode={items ? 'visible' : 'hidden'}>
        {catalog &&
          known &&
          catalog.lists.map((list) => (
            <ListSection key={list.key} named={list} items={known} byKey={byKey} />
          ))}
      </Activity>
      {catalog && redirects && (
        <RedirectsSection state={redirects} catalog={catalog} isRead={items !== undefined} />
      )}
    </section>
  )
}
