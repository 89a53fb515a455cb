import { admin } from './copy/admin.ts'
import { historyViews, type View, views } from './use-view.ts'
import './view-links.css'

/** Leads to the views. Each has an address, so that Back, bookmarks and new tabs work as everywhere. */
export function ViewLinks({ current, keepsHistory }: { current: View; keepsHistory: boolean }) {
  const shown = views.filter((view) => keepsHistory || !historyViews.has(view))
  return (
    <nav className="view-links" aria-label={admin.views.label}>
      {shown.map((view) => (
        <a key={view} href={`#${view}`} aria-current={view === current ? 'page' : undefined}>
          {admin.views[view]}
        </a>
      ))}
    </nav>
  )
}
