import { admin } from './copy/admin.ts'
import { useInbox } from './inbox-state/inbox-context.ts'
import { addressOf } from './navigation/address.ts'
import { type Available, isOffered, type ViewName, views } from './navigation/views.ts'
import './view-links.css'

/** Links to the views. Each view has an address, so that Back, bookmarks and new tabs work as usual. */
export function ViewLinks({ current, available }: { current: ViewName; available: Available }) {
  const shown = views.find(({ name }) => name === current)?.within ?? current
  return (
    <nav className="view-links" aria-label={admin.views.label}>
      {views
        .filter((view) => !view.within && isOffered(view, available))
        .map(({ name, label }) => (
          <a
            key={name}
            href={addressOf(name)}
            aria-current={name === shown ? 'page' : undefined}
            ref={name === shown ? showInLine : undefined}
          >
            {label}
            {name === 'inbox' && <Unread />}
          </a>
        ))}
    </nav>
  )
}

/** On a phone, the line of links scrolls. */
function showInLine(link: HTMLElement | null) {
  const line = link?.parentElement
  if (line) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}

/** How many messages are unread, while somebody is signed in who may read them. */
function Unread() {
  const { unread = 0 } = useInbox() ?? {}
  if (unread === 0) return null
  return (
    <span className="view-unread">
      {unread > maxShown ? `${maxShown}+` : unread}
      <span className="sr-only"> {admin.views.unread}</span>
    </span>
  )
}

/** The bar has room for two digits. */
const maxShown = 99
