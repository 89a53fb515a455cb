import { memo, useRef } from 'react'
import { EditedMark } from '#app/admin/catalog/edited-mark.tsx'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import { ShownText, type ShownTextProps } from './shown-text.tsx'
import { useReset } from './use-reset.ts'
import '#app/admin/ui/item.css'

export interface TextRowProps extends Pick<ShownTextProps, 'text' | 'item' | 'removed' | 'keepRemoved'> {
  /** Whether the text is being edited. */
  open: boolean
  /** Whether its name begins with the page. */
  wholeNames: boolean
  /** Opens a text in the form, or closes the form. */
  onOpen: (key: string | undefined) => void
}

/** One text of the site: its name and key, and the text or the form that edits it. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, item, removed, keepRemoved, open, onOpen, wholeNames } = props
  const { key } = text
  const { put } = useStore()
  const editButton = useRef<HTMLButtonElement>(null)
  const reset = useReset(key, item, keepRemoved)
  const edit = () => onOpen(key)

  return (
    <li
      ref={passFocusToNeighbor}
      className="item text-row"
      tabIndex={-1}
      data-shortcut="row"
      data-open={open ? '' : undefined}
    >
      <div className="item-name">
        <TextLabel textKey={key} withinPage={!wholeNames} />
      </div>
      <div className="item-meta">{item && <EditedMark at={item.updated_at} />}</div>
      {open ? (
        <EditForm
          view="texts"
          textKey={key}
          now={{ item, text: item?.content_value ?? text.value }}
          returnFocusTo={editButton}
          onClose={() => onOpen(undefined)}
          onSave={(value, base) => put({ key, value, item, base })}
          onReset={reset}
        />
      ) : (
        <ShownText {...{ text, item, removed, keepRemoved, editButton, reset }} onEdit={edit}>
          <DraftNotes textKey={key} view="texts" onRestored={edit} />
        </ShownText>
      )}
    </li>
  )
})
