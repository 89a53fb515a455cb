import { useSite } from '#app/admin/catalog/site-context.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { findingsOf } from './checks.ts'
import { useFits } from './use-fits.ts'
import '#app/admin/ui/item.css'

interface TextChecksProps {
  itemKey: string
  value: string
  /** The text of the stored item, if there is one. */
  stored: string | undefined
  /** How many invisible characters were removed from a paste. */
  stripped: number
}

const { checks } = adminEditing

/** Unobtrusive remarks on the text being typed. */
export function TextChecks({ itemKey, value, stored, stripped }: TextChecksProps) {
  const { catalog, rules } = useSite()
  const text = catalog?.byKey.get(itemKey)
  const fits = useFits(text, stored, value)
  const notes = findingsOf(text, value, rules, catalog?.addresses ?? []).map(({ note }) => note)
  if (catalog) notes.push(...catalog.ignoredLinesIn(itemKey, value))
  if (stripped > 0) notes.push(checks.stripped(stripped))
  if (!fits) notes.push(checks.wide)
  return [...new Set(notes)].map((note) => (
    <p key={note} className="item-note">
      {note}
    </p>
  ))
}
