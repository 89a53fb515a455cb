import { useMemo } from 'react'
import { EditedCount, editedByPage } from '#app/admin/catalog/edited-count.tsx'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { pages as copy } from '#app/admin/copy/pages.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { errorPagePath } from '#content/addresses/editable-pages.ts'
import { type PageSection, pageSectionsOf } from './page-sections.ts'
import './page-list.css'

interface PageListProps {
  pages: readonly SitePage[]
  textStates: readonly TextState[]
}

/** The contents of the site: links to all pages, each with its address and the number of its edited texts. */
export function PageList({ pages, textStates }: PageListProps) {
  const edited = useMemo(() => editedByPage(textStates), [textStates])
  const { general, services } = useMemo(() => pageSectionsOf(pages), [pages])
  const section = (each: PageSection) => <Section key={each.title} {...each} edited={edited} />
  return (
    <nav className="page-list" aria-label={copy.overview.list}>
      <div>{general.map(section)}</div>
      {services.map(section)}
    </nav>
  )
}

/** @param edited the numbers of edited texts by the name of their page */
function Section({ title, pages, edited }: PageSection & { edited: ReadonlyMap<string, number> }) {
  return (
    <div className="page-section">
      <h3>
        {title} <span className="count">{pages.length}</span>
      </h3>
      <ul>
        {pages.map(({ name, path, movedTo }) => (
          <li key={path}>
            <a href={addressOf('pages', { path })} data-shortcut="row">
              <span className="page-name">{name}</span>
              <EditedCount count={edited.get(name) ?? 0} />
              {path === errorPagePath ? (
                <span className="page-note">{copy.overview.failure}</span>
              ) : (
                <span className="page-path">{path}</span>
              )}
              {movedTo !== undefined && <span className="page-note">{copy.overview.leadsTo(movedTo)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
