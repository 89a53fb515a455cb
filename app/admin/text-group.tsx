import type { Dispatch } from 'react'
import { admin } from '#content/admin.ts'
import type { ContentStore } from './content-store.ts'
import type { Editing, EditingAction } from './editing.ts'
import type { FilteredPlace } from './filter-places.ts'
import { TextRow } from './text-row.tsx'

export type SetRemoved = Dispatch<(removed: ReadonlyMap<string, string>) => ReadonlyMap<string, string>>

interface TextGroupProps extends FilteredPlace {
  editing: Editing
  /** What was removed in this view, by key. */
  removed: ReadonlyMap<string, string>
  dispatch: Dispatch<EditingAction>
  setRemoved: SetRemoved
  store: ContentStore
}

/** The texts of one page. */
export function TextGroup({ place, entries, editing, removed, ...rest }: TextGroupProps) {
  const { open, drafts } = editing
  return (
    <div className="text-group">
      <div className="text-group-heading">
        <h3>{place.name}</h3>
        {place.path !== undefined && (
          <a className="page-link" href={place.path} target="_blank" rel="noopener">
            {place.path} <span className="sr-only">{admin.item.newTab}</span>
          </a>
        )}
      </div>
      <ul>
        {entries.map(({ text, item }) => (
          <TextRow
            key={text.key}
            text={text}
            item={item}
            draft={drafts.get(text.key)}
            open={open?.id === text.key ? open : undefined}
            removed={removed.get(text.key)}
            {...rest}
          />
        ))}
      </ul>
    </div>
  )
}
