import { type Dispatch, memo, useCallback, useRef } from 'react'
import { adminList } from '#app/admin/copy/list.ts'
import type { Draft, EditingAction, OpenItem } from '#app/admin/drafts/editing.ts'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ItemName } from './item-name.tsx'
import { ItemView } from './item-view.tsx'
import '#app/admin/ui/item.css'
import './content-row.css'

export interface ContentRowProps {
  item: ContentItem
  /** Deleted by somebody else, and shown only for the unsaved text. */
  gone: boolean
  draft: Draft | undefined
  /** Set while the item is being edited. */
  open: OpenItem | undefined
  selected: boolean
  /** Its place among all rows, from 0, of how many, and how far below the beginning of the list, in pixels. */
  index: number
  count: number
  top: number
  /** Takes its height. */
  measure: (row: HTMLElement | null) => void
  now: number
  dispatch: Dispatch<EditingAction>
  /** `range`: with all between it and the one before. */
  onSelect: (id: string, range: boolean) => void
  store: ContentStore
}

/** One item: its key and time, and beside them either its value or the form to edit it. */
export const ContentRow = memo(function ContentRow(props: ContentRowProps) {
  const { item, gone, draft, open, selected, index, count, top, measure, now, onSelect, ...rest } = props
  const { dispatch, store } = rest
  const editButton = useRef<HTMLButtonElement>(null)
  const row = useCallback(
    (element: HTMLElement | null) => {
      measure(element)
      return restoreFocus(element)
    },
    [measure],
  )

  return (
    <li
      ref={row}
      className="item content-row"
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-open={open && ''}
      data-selected={selected ? '' : undefined}
      style={{ top }}
    >
      {!gone && (
        <input
          type="checkbox"
          className="item-select"
          aria-label={adminList.select.row(item.content_key)}
          checked={selected}
          onChange={({ nativeEvent }) =>
            onSelect(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <ItemName item={item} now={now} />
      {open && draft ? (
        <EditForm
          place="list"
          item={item}
          gone={gone}
          draft={draft}
          open={open}
          returnFocusTo={editButton}
          itemId={item.id}
          dispatch={dispatch}
          onSave={(text, base) => store.save(base, text)}
          onAddAgain={(text) => store.restore({ ...item, content_value: text })}
        />
      ) : (
        <ItemView item={item} gone={gone} draft={draft} editButton={editButton} {...rest} />
      )}
    </li>
  )
})
