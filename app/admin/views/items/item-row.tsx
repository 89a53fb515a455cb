import { memo, useCallback, useRef } from 'react'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ItemName } from './item-name.tsx'
import { ShownItem } from './shown-item.tsx'
import '#app/admin/ui/item.css'
import './item-row.css'

export interface ItemRowProps {
  item: ContentItem
  /** Whether somebody else deleted it, so that it is shown only because of its unsaved text. */
  gone: boolean
  /** Whether the item is being edited. */
  open: boolean
  selected: boolean
  /** Its index among all rows, their number, and its distance from the top of the list in pixels. */
  index: number
  count: number
  top: number
  /** Measures the row's height. */
  measure: (row: HTMLElement | null) => void
  /** Opens an item in the form, or closes the form. */
  onOpen: (item: ContentItem | undefined) => void
  /** With `range`, everything from the previously selected item to this one is selected. */
  onSelect: (id: string, range: boolean) => void
}

/** One item: its value, name, time and actions, or the form that edits it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, gone, open, selected, index, count, top, measure, onOpen, onSelect } = props
  const { save, restore } = useStore()
  const label = useLabel(item.content_key)
  const editButton = useRef<HTMLButtonElement>(null)
  const row = useCallback(
    (element: HTMLElement | null) => {
      measure(element)
      return passFocusToNeighbor(element)
    },
    [measure],
  )

  return (
    <li
      ref={row}
      className="item item-row"
      tabIndex={-1}
      data-shortcut="row"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-open={open ? '' : undefined}
      data-selected={selected ? '' : undefined}
      style={{ top }}
    >
      {!gone && (
        <input
          type="checkbox"
          className="item-select"
          data-shortcut="select"
          aria-label={adminItems.select.row(label)}
          checked={selected}
          onChange={({ nativeEvent }) =>
            onSelect(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <ItemName item={item} />
      {open ? (
        <EditForm
          view="items"
          textKey={item.content_key}
          now={{ item, text: item.content_value }}
          gone={gone}
          returnFocusTo={editButton}
          onClose={() => onOpen(undefined)}
          onSave={(text, base) => save(item, text, base)}
          onAddAgain={(text) => restore({ ...item, content_value: text })}
        />
      ) : (
        <ShownItem item={item} gone={gone} editButton={editButton} onOpen={onOpen} />
      )}
    </li>
  )
})
