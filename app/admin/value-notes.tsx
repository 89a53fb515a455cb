import { admin } from '#content/admin.ts'
import { whyIgnored } from '#content/overrides.ts'
import type { Entry } from './entries.ts'
import { usePanel } from './panel-context.ts'

interface ValueNotesProps {
  entries: readonly Entry[]
  itemKey: string
  value: string
}

/** What the site says by default under a key that it knows, and whether it would pass over the value. */
export function ValueNotes({ entries, itemKey, value }: ValueNotesProps) {
  const { rules } = usePanel()
  const text = entries.find((entry) => entry.text.key === itemKey)?.text
  if (!text) return null
  const ignored = whyIgnored(text, value, rules)
  return (
    <div className="field-notes">
      <p>
        {admin.add.defaultText} <span dir="auto">{text.value || admin.texts.nowhere}</span>
      </p>
      {ignored && <p className="item-ignored">{admin.ignored[ignored]}</p>}
    </div>
  )
}
