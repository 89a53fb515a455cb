import { useId } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { DayTime } from '#app/admin/change-log/day-time.tsx'
import { Person } from '#app/admin/change-log/person.tsx'
import { history } from '#app/admin/copy/history.ts'
import { trash } from '#app/admin/copy/restore.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import type { ContentChange, ContentItem } from '#content-sync/content-item.ts'
import '#app/admin/ui/item.css'
import '#app/admin/ui/text-button.css'
import './trash-row.css'

interface TrashRowProps {
  change: ContentChange
  /** The item as it was deleted. */
  item: ContentItem
  /** Whether another item has its key, so that only its text can be restored. */
  taken: boolean
  /** Why it cannot be restored now. */
  problem: string | undefined
  selected: boolean
  busy: boolean
  onSelect: () => void
  onRestore: () => void
}

/** A deleted item: when it was deleted and by whom, its name and last value. */
export function TrashRow({ change, item, taken, problem, selected, busy, ...on }: TrashRowProps) {
  const noteId = useId()
  const { lock } = useAccess()
  const label = useLabel(item.content_key)
  const note = problem ?? (taken ? trash.taken : undefined)
  return (
    <li ref={passFocusToNeighbor} className="trash-row">
      <label className="trash-select">
        <input
          type="checkbox"
          aria-label={trash.select(label)}
          checked={selected}
          disabled={note !== undefined && !selected}
          onChange={on.onSelect}
        />
      </label>
      <p>
        <span className="sr-only">{trash.deleted}</span> <DayTime time={change.changed_at} />
      </p>
      <p className="trash-who">
        <Person email={change.changed_by_email} />
      </p>
      <div className="trash-what">
        <h3>
          <TextLabel textKey={item.content_key} />
        </h3>
        {item.content_value ? (
          <p className="trash-value" dir="auto">
            {item.content_value}
          </p>
        ) : (
          <p className="trash-value item-empty">{history.empty}</p>
        )}
        {note !== undefined && (
          <p className="item-note" id={noteId}>
            {note}
          </p>
        )}
      </div>
      <button
        type="button"
        className="text-button"
        aria-label={trash.restoreOf(label)}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-disabled={busy || problem !== undefined}
        onClick={busy || problem !== undefined ? undefined : on.onRestore}
        {...lockProps(lock)}
      >
        {trash.restore}
      </button>
    </li>
  )
}
