import { useState } from 'react'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { titleOf } from '#app/admin/change-log/content-change.ts'
import { ClockTime } from '#app/admin/change-log/day-time.tsx'
import { Person } from '#app/admin/change-log/person.tsx'
import { history } from '#app/admin/copy/history.ts'
import { clockOf } from '#app/admin/ui/days.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangedText, ChangeHead } from './changed-text.tsx'
import { DetailsButton } from './details-button.tsx'
import type { ListedChangeset } from './listed-changeset.ts'
import { UndoButton } from './undo-button.tsx'
import './change-row.css'

interface ChangeRowProps {
  changeset: ListedChangeset
  /** Previews restoring the moment after a change. */
  onRestoreTo: (moment: string) => void
}

/** One change: when, who, what, and the buttons to act on it. */
export function ChangeRow({ changeset, onRestoreTo }: ChangeRowProps) {
  const [open, setOpen] = useState(false)
  const labelOf = useLabels()
  const { items, change, undone, changed_at: time } = changeset
  const title = titleOf(changeset, labelOf, undone)
  const name = history.changesets.at(title, clockOf(time))
  return (
    <li className="change-row" data-anchor={changeset.step} data-shortcut="row" tabIndex={-1}>
      <ClockTime time={time} />
      <p className="change-row-who">
        <Person email={changeset.changed_by_email} />
      </p>
      <div className="change-row-what">
        {items === 1 ? <ChangedText change={change} undone={undone} /> : <ChangeHead name={title} />}
      </div>
      <div className="change-row-actions">
        <UndoButton changeset={changeset} name={name} />
        <DetailsButton name={name} open={open} onToggle={setOpen} />
      </div>
      {open && <ChangeDetails changeset={changeset} name={name} onRestoreTo={onRestoreTo} />}
    </li>
  )
}
