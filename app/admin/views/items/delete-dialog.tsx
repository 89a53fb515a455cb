import { useSite } from '#app/admin/catalog/site-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { deletionEffect } from './deletion.ts'
import { useDeletionNote } from './use-deletion-note.ts'

interface DeleteDialogProps {
  item: ContentItem
  onAnswer: (confirmed: boolean) => void
}

/** Asks for confirmation before deleting an item, and says what visitors will see. */
export function DeleteDialog({
  item: { content_key: key, content_value: value },
  onAnswer,
}: DeleteDialogProps) {
  const { catalog, rules } = useSite()
  const note = useDeletionNote(1)
  const label = useLabel(key)
  const { delete: confirm, cancel } = admin.item
  return (
    <ConfirmDialog
      question={admin.question(key)}
      confirm={confirm}
      cancel={cancel}
      notes={[
        ...(label === key ? [] : [label]),
        ...(catalog ? [deletionEffect(catalog.byKey.get(key), value, rules)] : []),
        ...note,
      ]}
      onAnswer={onAnswer}
    />
  )
}
