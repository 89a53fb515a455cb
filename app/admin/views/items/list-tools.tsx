import type { Dispatch } from 'react'
import { adminItems } from '#app/admin/copy/items.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import type { Selection, SelectionAction } from '#app/admin/ui/selection.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Row } from './rows.ts'
import { SelectionBar } from './selection-bar.tsx'
import './list-tools.css'

interface ListToolsProps {
  items: readonly ContentItem[]
  /** The rows shown. */
  rows: readonly Row[]
  /** The ids of the rows that can be selected. */
  ids: readonly string[]
  query: string
  onQuery: (query: string) => void
  selection: Selection
  select: Dispatch<SelectionAction>
  onGoTo: (id: string) => void
}

/** Above the list, and sticky while it scrolls: the search, and the actions for several items. */
export function ListTools({
  items,
  rows,
  ids: shown,
  query,
  onQuery,
  selection,
  select,
  ...rest
}: ListToolsProps) {
  const { ids } = selection
  const selected = ids.size > 0 ? items.filter(({ id }) => ids.has(id)) : []
  const selectedShown = ids.size > 0 ? shown.filter((id) => ids.has(id)).length : 0
  const every = shown.length > 0 && selectedShown === shown.length

  return (
    <div className="list-tools">
      <search>
        <SearchField id="search-list" words={adminItems.search} query={query} onChange={onQuery} />
      </search>
      <div className="list-selection">
        <label className="list-select-all">
          <input
            ref={(box) => {
              if (box) box.indeterminate = selectedShown > 0 && !every
            }}
            type="checkbox"
            className="item-select"
            checked={every}
            disabled={shown.length === 0}
            onChange={() => select({ type: 'all', shown })}
          />
          {adminItems.select.all}
        </label>
        <p className="count" role="status">
          {selected.length > 0 && adminItems.select.count(selected.length, selected.length - selectedShown)}
        </p>
        {selected.length > 0 && (
          <SelectionBar
            shown={rows}
            selected={selected}
            onClear={() => select({ type: 'clear' })}
            {...rest}
          />
        )}
      </div>
    </div>
  )
}
