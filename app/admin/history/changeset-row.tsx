import { useState, useTransition } from 'react'
import { titleOf } from '#app/admin/change-log/events.ts'
import { history } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { exactTime } from '#app/admin/ui/times.ts'
import type { Changeset } from '#content-sync/content-item.ts'
import { ChangesetChanges } from './changeset-changes.tsx'
import '#app/admin/change-log/changed-by.css'
import '#app/admin/ui/text-button.css'
import './changeset-row.css'

interface ChangesetRowProps {
  step: Changeset
  onReturn: () => void
}

/** One step: what it changed, who made it and when, and the buttons to act on it. */
export function ChangesetRow({ step, onReturn }: ChangesetRowProps) {
  const [open, setOpen] = useState(false)
  const title = titleOf(step)
  return (
    <li className="changeset">
      <div>
        <h3>{title}</h3>
        <p className="changed-by">
          <RelativeTime time={step.changed_at} />
          <span>{step.changed_by_email ?? history.nobody}</span>
        </p>
      </div>
      <div className="changeset-actions">
        <button
          type="button"
          className="text-button"
          aria-expanded={open}
          aria-label={history.steps.changesOf(title)}
          onClick={() => setOpen(!open)}
        >
          {history.steps.changes}
        </button>
        <UndoChangeset step={step} title={title} />
        <button
          type="button"
          className="text-button"
          aria-label={history.steps.returnTo(exactTime(step.changed_at))}
          onClick={onReturn}
        >
          {history.steps.return}
        </button>
      </div>
      {open && <ChangesetChanges step={step.step} title={title} />}
    </li>
  )
}

function UndoChangeset({ step, title }: Pick<ChangesetRowProps, 'step'> & { title: string }) {
  const store = useStore()
  const [undoing, startUndoing] = useTransition()
  if (step.reason === 'start of the history') return <p className="changeset-note">{history.steps.start}</p>
  if (step.overtaken) return <p className="changeset-note">{history.steps.superseded}</p>
  const undo = () =>
    startUndoing(async () => {
      await store.undo(step.step)
    })
  return (
    <button
      type="button"
      className="text-button"
      aria-label={history.steps.undoOf(title)}
      aria-disabled={undoing}
      onClick={undoing ? undefined : undo}
    >
      {undoing ? history.steps.undoing : history.steps.undo}
    </button>
  )
}
