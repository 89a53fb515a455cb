import { useId } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { ContentChange } from '#content-sync/content-item.ts'
import '#app/admin/change-log/changed-by.css'
import '#app/admin/ui/item.css'
import '#app/admin/ui/text-button.css'
import './trash-row.css'

interface TrashRowProps {
  change: ContentChange
  /** Whether another item has its key, so that only its text can be restored. */
  taken: boolean
  /** Why it cannot be restored now. */
  problem: string | undefined
  selected: boolean
  busy: boolean
  onSelect: () => void
  onBringBack: () => void
}

/** A deleted item: its key and last value, who deleted it and when. */
export function TrashRow({ change, taken, problem, selected, busy, onSelect, onBringBack }: TrashRowProps) {
  const noteId = useId()
  const note = problem ?? (taken ? history.trash.taken : undefined)
  const { before, changed_at, changed_by_email: email } = change
  if (!before) return null
  const { content_key: key, content_value: value } = before
  return (
    <li className="trash-row">
      <label className="trash-select">
        <input
          type="checkbox"
          aria-label={history.trash.select(key)}
          checked={selected}
          disabled={note !== undefined && !selected}
          onChange={onSelect}
        />
      </label>
      <div className="item-name">
        <h3>
          <bdi>{key}</bdi>
        </h3>
        <p className="changed-by">
          <span>{history.trash.deleted}</span> <RelativeTime time={changed_at} />
          <span>{email ?? history.nobody}</span>
        </p>
      </div>
      <div className="item-value">
        {value ? <p dir="auto">{value}</p> : <p className="item-empty">{history.empty}</p>}
        {note !== undefined && (
          <p className="item-note" id={noteId}>
            {note}
          </p>
        )}
      </div>
      <button
        type="button"
        className="text-button"
        aria-label={`${history.trash.bringBack} ${key}`}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-disabled={busy || problem !== undefined}
        onClick={busy || problem !== undefined ? undefined : onBringBack}
      >
        {history.trash.bringBack}
      </button>
    </li>
  )
}
