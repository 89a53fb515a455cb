import { useId } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { findingsOf } from '#app/admin/checks/checks.ts'
import { replace as words } from '#app/admin/copy/replace.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { useIsUnsaved } from '#app/admin/drafts/draft-context.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import type { ReplaceLine } from './plan-replacement.ts'
import '#app/admin/change-log/change.css'
import '#app/admin/ui/item.css'

interface ReplaceRowProps {
  line: ReplaceLine
  selected: boolean
  /** Whether somebody else changed the text before it was to be replaced. */
  outdated: boolean
  onToggle: () => void
}

/** A text that would change: its name, its difference, and what to know before selecting it. */
export function ReplaceRow({ line, selected, outdated, onToggle }: ReplaceRowProps) {
  const { key, before, after, problem } = line
  const id = useId()
  const notes = useNotes(line)
  return (
    <div ref={passFocusToNeighbor} className="replace-row" tabIndex={-1} data-shortcut="row">
      <label>
        <input
          type="checkbox"
          data-shortcut="select"
          aria-describedby={id}
          checked={selected}
          disabled={problem !== undefined}
          onChange={onToggle}
        />
        <TextLabel textKey={key} />
      </label>
      <div id={id}>
        {before !== after && <Difference before={before} after={after} />}
        {problem !== undefined && <p className="item-note item-ignored">{problem}</p>}
        {outdated && <p className="item-note">{words.outdated}</p>}
        {notes.map((note) => (
          <p key={note} className="item-note">
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}

/** Returns remarks on a text that can be replaced. Those on its present version are no news. */
function useNotes({ key, before, after, problem }: ReplaceLine): string[] {
  const { catalog, rules } = useSite()
  const unsaved = useIsUnsaved(key)
  if (problem !== undefined) return []
  const text = catalog?.byKey.get(key)
  const findings = (value: string) =>
    findingsOf(text, value, rules, catalog?.addresses ?? []).map(({ note }) => note)
  const known = findings(before)
  return [
    ...(text ? [] : [words.unused]),
    ...(unsaved ? [words.draft] : []),
    ...findings(after).filter((note) => !known.includes(note)),
  ]
}
