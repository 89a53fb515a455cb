import { useId } from 'react'
import { admin } from '#content/admin.ts'
import { Key } from '../ui/key.tsx'
import './delete-dialog.css'

const openModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

interface DeleteDialogProps {
  itemKey: string
  onAnswer: (confirmed: boolean) => void
}

/** Asks before an item is deleted. The browser keeps the focus inside, closes on Escape, and gives the focus back. */
export function DeleteDialog({ itemKey, onAnswer }: DeleteDialogProps) {
  const question = useId()
  return (
    <dialog
      ref={openModal}
      className="dialog"
      aria-labelledby={question}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'delete')}
    >
      <p id={question}>{admin.question(itemKey)}</p>
      {/* Cancel comes first, so that it has the focus when the dialog opens. */}
      <form method="dialog">
        <Key type="submit" tone="outline" value="cancel">
          {admin.item.cancel}
        </Key>
        <Key type="submit" tone="danger" value="delete">
          {admin.item.delete}
        </Key>
      </form>
    </dialog>
  )
}
