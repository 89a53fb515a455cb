import { useSite } from '#app/admin/catalog/site-context.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import type { TextKind } from '#content/keys/text-kinds.ts'
import '#app/admin/ui/field-notes.css'

const hints: Partial<Record<TextKind, string>> = adminEditing.lines

/** What a line stands for, in the fields of texts for which it matters. */
export function LineHint({ id, textKey }: { id: string; textKey: string }) {
  const { kind } = useSite().catalog?.byKey.get(textKey) ?? {}
  const hint = kind && hints[kind]
  return (
    hint && (
      <p id={id} className="field-notes">
        {hint}
      </p>
    )
  )
}
