import { useState } from 'react'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { Clock } from '#app/admin/change-log/day-time.tsx'
import { clockOf } from '#app/admin/change-log/days.ts'
import { titleOf } from '#app/admin/change-log/events.ts'
import { Person } from '#app/admin/change-log/person.tsx'
import { history } from '#app/admin/copy/history.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangedText, ChangeHead } from './changed-text.tsx'
import { DetailsButton } from './details-button.tsx'
import type { HistoryEntry } from './history-entry.ts'
import { UndoButton } from './undo-button.tsx'
import './change-row.css'

interface ChangeRowProps {
  entry: HistoryEntry
  /** Previews restoring the moment after a change. */
  onReturn: (moment: string) => void
}

/** One change: when, who, what, and the buttons to act on it. */
export function ChangeRow({ entry, onReturn }: ChangeRowProps) {
  const [open, setOpen] = useState(false)
  const labelOf = useLabels()
  const { items, change, changed_at: time } = entry
  const title = titleOf(entry, labelOf)
  const name = history.steps.at(title, clockOf(time))
  return (
    <li className="change-row" data-anchor={entry.step} data-shortcut="row" tabIndex={-1}>
      <Clock time={time} />
      <p className="change-row-who">
        <Person email={entry.changed_by_email} />
      </p>
      <div className="change-row-what">
        {items === 1 ? <ChangedText change={change} /> : <ChangeHead name={title} />}
      </div>
      <div className="change-row-actions">
        <UndoButton step={entry} name={name} />
        <DetailsButton name={name} open={open} onToggle={setOpen} />
      </div>
      {open && <ChangeDetails entry={entry} name={name} onReturn={onReturn} />}
    </li>
  )
}
