import { useSessionCheck } from '#app/admin/change-log/use-session-check.ts'
import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxQuery } from '#app/admin/inbox-state/inbox-query.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'

/** Says why the list is empty, and what else there is to see. */
export function NoMessages({ query: { search, filter } }: { query: InboxQuery }) {
  useSessionCheck(true)
  return (
    <p className="content-none">
      {search ? inbox.none.found : inbox.none[filter]}{' '}
      {(search || filter !== 'all') && (
        <a ref={passFocusToHeading} href={addressOf('inbox', {})}>
          {inbox.filter.clear}
        </a>
      )}
    </p>
  )
}
