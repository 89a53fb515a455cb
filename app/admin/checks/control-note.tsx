import { adminEditing } from '#app/admin/copy/editing.ts'
import { controlsIn } from './control-characters.ts'
import '#app/admin/ui/item.css'

/** Warns that a stored text contains invisible control characters. */
export function ControlNote({ value }: { value: string }) {
  const names = controlsIn(value)
  return names.length > 0 && <p className="item-note">{adminEditing.checks.controls(names)}</p>
}
