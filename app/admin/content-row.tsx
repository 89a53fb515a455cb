import { type Dispatch, memo, useRef } from 'react'
import type { ContentItem } from '#website-content/content-item.ts'
import type { ContentStore } from './content-store.ts'
import { EditForm } from './edit-form.tsx'
import type { Draft, EditingAction, OpenItem } from './editing.ts'
import { handFocusOn } from './hand-focus-on.ts'
import { ItemName } from './item-name.tsx'
import { ItemView } from './item-view.tsx'

export interface ContentRowProps {
  item: ContentItem
  /** Deleted by somebody else, and shown only for the unsaved text. */
  gone: boolean
  draft: Draft | undefined
  /** Set while the item is being edited. */
  open: OpenItem | undefined
  now: number
  dispatch: Dispatch<EditingAction>
  store: ContentStore
}

/** One item: its key and time, and beside them either its value or the form to edit it. */
export const ContentRow = memo(function ContentRow({ item, now, ...rest }: ContentRowProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const { draft, open, ...view } = rest

  return (
    <li ref={handFocusOn} className="item" data-open={open && ''}>
      <ItemName item={item} now={now} />
      {open && draft ? (
        <EditForm
          place="list"
          item={item}
          draft={draft}
          open={open}
          returnFocusTo={editButton}
          itemId={item.id}
          onSave={(text, base) => view.store.save(base, text)}
          onAddAgain={(text) => view.store.restore({ ...item, content_value: text })}
          {...view}
        />
      ) : (
        <ItemView item={item} draft={draft} editButton={editButton} {...view} />
      )}
    </li>
  )
})
