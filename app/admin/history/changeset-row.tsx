import { useState, useTransition } from 'react'
import { titleOf } from '#app/admin/change-log/events.ts'
import { history } from '#app/admin/copy/history.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { Moment } from '#app/admin/ui/relative-time.tsx'
import { exactTime } from '#app/admin/ui/times.ts'
import type { ContentStep } from '#content-sync/content-item.ts'
import { StepChanges } from './changeset-changes.tsx'
import '#app/admin/ui/text-button.css'

interface StepRowProps {
  step: ContentStep
  store: ContentStore
  onReturn: () => void
}

/** One step: what it was, who made it and when, and what can be done about it. */
export function StepRow({ step, store, onReturn }: StepRowProps) {
  const [open, setOpen] = useState(false)
  const title = titleOf(step)
  return (
    <li className="step">
      <div className="step-name">
        <h3>{title}</h3>
        <p className="step-by">
          <Moment time={step.changed_at} />
          <span>{step.changed_by_email ?? history.nobody}</span>
        </p>
      </div>
      <div className="step-actions">
        <button
          type="button"
          className="text-button"
          aria-expanded={open}
          aria-label={history.steps.changesOf(title)}
          onClick={() => setOpen(!open)}
        >
          {history.steps.changes}
        </button>
        <UndoStep step={step} title={title} store={store} />
        <button
          type="button"
          className="text-button"
          aria-label={history.steps.returnTo(exactTime(step.changed_at))}
          onClick={onReturn}
        >
          {history.steps.return}
        </button>
      </div>
      {open && <StepChanges step={step.step} title={title} store={store} />}
    </li>
  )
}

function UndoStep({ step, title, store }: Pick<StepRowProps, 'step' | 'store'> & { title: string }) {
  const [undoing, startUndoing] = useTransition()
  if (step.reason === 'start of the history') return <p className="step-note">{history.steps.start}</p>
  if (step.overtaken) return <p className="step-note">{history.steps.overtaken}</p>
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
