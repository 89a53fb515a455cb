import { admin } from '#app/admin/copy/admin.ts'
import { ConfirmDialog } from '#app/admin/ui/confirm-dialog.tsx'

interface DeleteDialogProps {
  itemKey: string
  onAnswer: (confirmed: boolean) => void
}

/** Asks for confirmation before deleting an item. */
export function DeleteDialog({ itemKey, onAnswer }: DeleteDialogProps) {
  const { delete: confirm, cancel } = admin.item
  return (
    <ConfirmDialog question={admin.question(itemKey)} confirm={confirm} cancel={cancel} onAnswer={onAnswer} />
  )
}
