import { adminEditing } from '#app/admin/copy/editing.ts'
import { invisibleIn } from './clean-text.ts'
import '#app/admin/ui/item.css'

/** Warns that a stored text contains invisible characters. */
export function InvisibleNote({ value }: { value: string }) {
  const names = invisibleIn(value)
  return names.length > 0 && <p className="item-note">{adminEditing.checks.invisible(names)}</p>
}
