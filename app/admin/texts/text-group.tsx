import { admin } from '#app/admin/copy/admin.ts'
import type { FilteredPageGroup } from './filter-page-groups.ts'
import { TextRow, type TextRowProps } from './text-row.tsx'
import '#app/admin/catalog/page-link.css'

interface TextGroupProps extends FilteredPageGroup, Pick<TextRowProps, 'onOpen' | 'keepRemoved'> {
  /** The key being edited. */
  openKey: string | undefined
  /** Values removed in this view, by key. */
  removed: ReadonlyMap<string, string>
}

/** The texts of one page. */
export function TextGroup({ place, entries, openKey, removed, ...rest }: TextGroupProps) {
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
            open={text.key === openKey}
            removed={removed.get(text.key)}
            {...rest}
          />
        ))}
      </ul>
    </div>
  )
}
