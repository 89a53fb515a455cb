import { type ReactNode, useId } from 'react'
import { Button, type ButtonTone } from '#app/ui/button.tsx'
import { openModal } from './open-modal.ts'
import './dialog.css'

interface ConfirmDialogProps {
  question: string
  /** The label of the button that confirms. */
  confirm: string
  /** The label of the button that cancels. */
  cancel: string
  tone?: ButtonTone
  /** Whether there is nothing to confirm. */
  disabled?: boolean
  onAnswer: (confirmed: boolean) => void
  /** What happens if the user confirms, in sentences that screen readers read after the question. */
  notes?: readonly string[]
  /** More information. */
  children?: ReactNode
}

/**
 * Asks for confirmation before something is deleted or replaced. The browser keeps the focus inside, closes it on Escape, and
 * returns the focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, confirm, cancel, tone = 'danger', disabled, notes = [], onAnswer, children } = props
  const id = useId()
  return (
    <dialog
      ref={openModal}
      className="dialog"
      aria-labelledby={id}
      aria-describedby={notes.length > 0 ? `${id}-notes` : undefined}
      data-tone={tone}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'confirm')}
    >
      <p id={id}>{question}</p>
      {children}
      <div id={`${id}-notes`} role="status">
        {notes.map((note) => (
          <p key={note} className="dialog-note">
            {note}
          </p>
        ))}
      </div>
      {/* Cancel comes first, so that it has the focus when the dialog opens. */}
      <form method="dialog">
        <Button type="submit" tone="outline" value="cancel">
          {cancel}
        </Button>
        <Button type="submit" tone={tone} value="confirm" disabled={disabled}>
          {confirm}
        </Button>
      </form>
    </dialog>
  )
}
