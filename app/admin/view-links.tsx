import { addressOf, type ViewName } from './address.ts'
import { admin } from './copy/admin.ts'
import { views } from './views.ts'
import './view-links.css'

const items = { name: 'items' as const, label: admin.views.items, needsHistory: false }

/** Links to the views. Each view has an address, so that Back, bookmarks and new tabs work as usual. */
export function ViewLinks({ current, withoutHistory }: { current: ViewName; withoutHistory: boolean }) {
  return (
    <nav className="view-links" aria-label={admin.views.label}>
      {[items, ...views]
        .filter(({ needsHistory }) => !(needsHistory && withoutHistory))
        .map(({ name, label }) => (
          <a key={name} href={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
    </nav>
  )
}
