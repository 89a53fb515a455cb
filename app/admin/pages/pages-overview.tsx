import { pages } from '#app/admin/copy/pages.ts'
import type { PagesViewProps } from './pages-view.tsx'

/** All pages to choose from, a search over their texts, and what was edited last. */
export function PagesOverview(_: PagesViewProps) {
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
