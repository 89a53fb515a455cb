import type { ReactNode } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { ContentChange } from '#content-sync/content-item.ts'
import { eventOf, reasonOf } from './events.ts'
import '#app/admin/ui/text-key.css'
import './change.css'
import './change-entry.css'

interface ChangeEntryProps {
  change: ContentChange
  /** Inside a step, which already shows who and when, the entry shows the key instead. */
  within?: 'step'
  children?: ReactNode
}

/** One change of one item: what changed, who changed it, when, and the difference. */
export function ChangeEntry({ change, within, children }: ChangeEntryProps) {
  const { before, after, reason, changed_at, changed_by_email: email } = change
  const event = eventOf(change)
  return (
    <>
      <div className="change-head">
        <span className="change-event" data-event={event}>
          {history.event[event]}
        </span>
        {within === 'step' ? (
          <bdi className="text-key">{(after ?? before)?.content_key}</bdi>
        ) : (
          <>
            <RelativeTime time={changed_at} />
            <span className="change-who">{email ?? history.nobody}</span>
            {reason !== null && <span className="change-reason">{reasonOf(reason)}</span>}
          </>
        )}
        {children}
      </div>
      {before && after && event === 'renamed' && (
        <p className="change-renamed">{history.renamed(before.content_key, after.content_key)}</p>
      )}
      {event !== 'same' && (
        <Difference before={before?.content_value ?? null} after={after?.content_value ?? null} />
      )}
    </>
  )
}
