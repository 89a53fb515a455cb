import { admin } from './copy/admin.ts'
import { views } from './views.ts'
import './view-links.css'

const list = { name: 'list', label: admin.views.list, needsHistory: false }

/** Links to the views. Each view has an address, so that Back, bookmarks and new tabs work as usual. */
export function ViewLinks({ current, withoutHistory }: { current: string; withoutHistory: boolean }) {
  return (
    <nav className="view-links" aria-label={admin.views.label}>
      {[list, ...views]
        .filter(({ needsHistory }) => !(needsHistory && withoutHistory))
        .map(({ name, label }) => (
          <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
    </nav>
  )
}
