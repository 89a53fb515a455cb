import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { Button } from '#app/ui/button.tsx'
import { KeyHint } from './key.tsx'

interface CancelButtonProps {
  /** While the form is being sent, it cannot be canceled. */
  sending: boolean
  onCancel: () => void
}

/** Closes a form, as Escape does. */
export const CancelButton = ({ sending, onCancel }: CancelButtonProps) => (
  <Button
    tone="outline"
    aria-disabled={sending}
    aria-keyshortcuts="Escape"
    onClick={sending ? undefined : onCancel}
  >
    {admin.item.cancel}
    <KeyHint>{adminEditing.keys.escape}</KeyHint>
  </Button>
)
