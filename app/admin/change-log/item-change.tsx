import type { ReactNode } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { history } from '#app/admin/copy/history.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import type { ContentChange } from '#content-sync/content-item.ts'
import { eventOf, keyOf, reasonOf } from './content-change.ts'
import { DayTime } from './day-time.tsx'
import { Person } from './person.tsx'
import './change.css'
import './item-change.css'

interface ItemChangeProps {
  change: ContentChange
  /** Inside a changeset, which already shows who and when, it shows the name of the text instead. */
  within?: 'changeset'
  /** If it is an undo, the reasons of what it has undone. */
  undone?: readonly string[]
  children?: ReactNode
}

/** One change of one item: what changed, who changed it, when, and the difference. */
export function ItemChange({ change, within, undone, children }: ItemChangeProps) {
  const { before, after, reason, changed_at, changed_by_email: email } = change
  const event = eventOf(change)
  const isText = useSite().catalog?.byKey.has(keyOf(change))
  const words = { ...history.event, ...(isText && history.textEvent) }
  const summary = (
    <>
      <span className="change-event" data-event={isText ? undefined : event}>
        {words[event]}
      </span>
      {before && after && event === 'renamed' && (
        <span className="change-renamed">{history.renamed(before.content_key, after.content_key)}</span>
      )}
    </>
  )
  return (
    <>
      {within === 'changeset' ? (
        <div className="change-head">
          {summary}
          <TextLabel textKey={keyOf(change)} />
          {children}
        </div>
      ) : (
        <div className="change-head">
          <DayTime time={changed_at} />
          <span className="change-who">
            <Person email={email} />
          </span>
          <span className="change-summary">
            {summary}
            {reason !== null && <span className="change-reason">{reasonOf(reason, undone)}</span>}
          </span>
          {children}
        </div>
      )}
      {event !== 'same' && (
        <Difference before={before?.content_value ?? null} after={after?.content_value ?? null} />
      )}
    </>
  )
}
