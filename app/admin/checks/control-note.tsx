import { adminEditing } from '#app/admin/copy/editing.ts'
import { controlsIn } from './control-characters.ts'
import './check-note.css'

/** Warns that a stored text contains invisible control characters. */
export function ControlNote({ value }: { value: string }) {
  const names = controlsIn(value)
  return names.length > 0 && <p className="check-note">{adminEditing.checks.controls(names)}</p>
}
