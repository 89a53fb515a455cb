import { type ReactNode, useId } from 'react'
import { Button, type ButtonTone } from '#app/ui/button.tsx'
import './dialog.css'

const openModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

interface ConfirmDialogProps {
  question: string
  /** What the button says that does it. */
  confirm: string
  /** What the other one says. */
  cancel: string
  tone?: ButtonTone
  /** There is nothing to do. */
  disabled?: boolean
  onAnswer: (confirmed: boolean) => void
  /** What else there is to know. */
  children?: ReactNode
}

/** Asks before something is taken away. The browser keeps the focus inside, closes on Escape, and gives the focus back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, confirm, cancel, tone = 'danger', disabled, onAnswer, children } = props
  const id = useId()
  return (
    <dialog
      ref={openModal}
      className="dialog"
      aria-labelledby={id}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'confirm')}
    >
      <p id={id}>{question}</p>
      {children}
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
