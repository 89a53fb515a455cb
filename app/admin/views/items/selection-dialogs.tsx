import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { deletionEffect } from './deletion.ts'
import './selection-dialogs.css'
import { useDeletionNote } from './use-deletion-note.ts'

/** How many items are named. */
const maxNamed = 5

const { select: texts } = adminItems

interface SelectedDialogProps {
  items: readonly ContentItem[]
  onAnswer: (confirmed: boolean) => void
}

/** Asks for confirmation before deleting several items, which is offered only if there is a history. */
export function DeleteSelectedDialog({ items, onAnswer }: SelectedDialogProps) {
  const [only, ...others] = items
  return (
    <ConfirmDialog
      question={
        only && others.length === 0 ? admin.question(only.content_key) : texts.deleteQuestion(items.length)
      }
      confirm={texts.deleteSelected(items.length)}
      cancel={admin.item.cancel}
      notes={useDeletionNote(items.length)}
      onAnswer={onAnswer}
    >
      <NamedItems items={items} />
    </ConfirmDialog>
  )
}

/**
 * Asks for confirmation before resetting several texts.
 * @param withoutDefault the keys of the selected items that have no default
 */
export function ResetSelectedDialog({
  items,
  withoutDefault,
  onAnswer,
}: SelectedDialogProps & { withoutDefault: readonly string[] }) {
  const note = useDeletionNote(items.length)
  return (
    <ConfirmDialog
      question={texts.resetQuestion(items.length)}
      confirm={items.length > 0 ? texts.resetSelected(items.length) : texts.reset}
      cancel={admin.item.cancel}
      disabled={items.length === 0}
      notes={[
        ...(items.length > 0 ? note : [texts.noneHasDefault]),
        ...(withoutDefault.length > 0 ? [withoutDefaultNote(withoutDefault)] : []),
      ]}
      onAnswer={onAnswer}
    >
      {items.length > 0 && <NamedItems items={items} />}
    </ConfirmDialog>
  )
}

function withoutDefaultNote(keys: readonly string[]): string {
  if (keys.length <= maxNamed) return texts.withoutDefault(keys)
  return texts.manyWithoutDefault(keys.slice(0, maxNamed).join(', '), keys.length - maxNamed)
}

/** The first few of several items, each with what visitors will see instead. */
function NamedItems({ items }: { items: readonly ContentItem[] }) {
  const { catalog, rules } = useSite()
  return (
    <ul className="selected-items">
      {items.slice(0, maxNamed).map(({ id, content_key: key, content_value: value }) => (
        <li key={id}>
          <TextLabel textKey={key} />
          {catalog && deletionEffect(catalog.byKey.get(key), value, rules)}
        </li>
      ))}
      {items.length > maxNamed && <li>{texts.more(items.length - maxNamed)}</li>}
    </ul>
  )
}
