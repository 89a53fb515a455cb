import { adminEditing } from '#app/admin/copy/editing.ts'
import { controlsIn } from './control-characters.ts'

/** For a stored text: that it holds control characters, which nobody sees. */
export function ControlNote({ value }: { value: string }) {
  const names = controlsIn(value)
  return names.length > 0 && <p className="item-note">{adminEditing.checks.controls(names)}</p>
}
