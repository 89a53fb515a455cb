import { memo, type RefObject } from 'react'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { replace as words } from '#app/admin/copy/replace.ts'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ReplaceLine } from './plan-replacement.ts'
import { ReplaceButton } from './replace-button.tsx'
import type { ReplaceQuery } from './replace-query.ts'
import { ReplaceRow } from './replace-row.tsx'
import { useReplacement } from './use-replacement.ts'
import './replace-lines.css'

interface ReplaceLinesProps {
  found: readonly ReplaceLine[]
  query: ReplaceQuery
  /** The items in which they were found. */
  items: readonly ContentItem[]
  /** Receives the checkbox that selects all. */
  all: RefObject<HTMLInputElement | null>
  /** @param find what was replaced */
  onReplaced: (find: string) => void
}

/** How many texts are named after a conflict. */
const maxNamed = 5

/** The texts that would change, each with its difference, to be selected and replaced. */
export const ReplaceLines = memo(function ReplaceLines({
  found,
  query,
  items,
  all,
  onReplaced,
}: ReplaceLinesProps) {
  const { lines, possible, selected, outdated, toggle, toggleAll, ...replacing } = useReplacement(
    found,
    query,
    items,
    onReplaced,
  )
  const labelOf = useLabels()
  const chosen = new Set(selected)
  const names = [...outdated].slice(0, maxNamed).map(labelOf).join(', ')

  const conflict = (
    <p role="alert" className="replace-outdated">
      {outdated.size > 0 && words.outdatedTexts(names, outdated.size - maxNamed)}
    </p>
  )
  if (lines.length === 0) return conflict

  return (
    <>
      <div className="replace-all">
        <label>
          <input
            ref={(box) => {
              all.current = box
              if (box) box.indeterminate = selected.length > 0 && selected.length < possible.length
            }}
            type="checkbox"
            checked={selected.length > 0 && selected.length === possible.length}
            disabled={possible.length === 0}
            onChange={toggleAll}
          />
          {words.all}
        </label>
        <p className="count" role="status">
          {words.selected(selected.length, lines.length)}
        </p>
      </div>
      {conflict}
      <VirtualList rows={lines} idOf={({ key }) => key} rowClass="change" label={words.list}>
        {(line) => (
          <ReplaceRow
            line={line}
            selected={chosen.has(line)}
            outdated={outdated.has(line.key)}
            onToggle={() => toggle(line.key)}
          />
        )}
      </VirtualList>
      <ReplaceButton {...replacing} count={selected.length} replacement={query.replacement} />
    </>
  )
})
