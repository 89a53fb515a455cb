import { admin } from '#content/admin.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeleteDialogProps {
  itemKey: string
  onAnswer: (confirmed: boolean) => void
}

/** Asks before an item is deleted. */
export function DeleteDialog({ itemKey, onAnswer }: DeleteDialogProps) {
  return <ConfirmDialog question={admin.question(itemKey)} confirm={admin.item.delete} onAnswer={onAnswer} />
}
