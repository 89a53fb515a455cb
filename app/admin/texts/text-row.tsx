import { memo, useRef } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import { DefaultText } from './default-text.tsx'
import { TextView, type TextViewProps } from './text-view.tsx'
import '#app/admin/ui/item.css'
import '#app/admin/ui/text-key.css'

export interface TextRowProps extends Pick<TextViewProps, 'text' | 'item' | 'removed' | 'keepRemoved'> {
  /** Whether the text is being edited. */
  open: boolean
  /** Opens a text in the form, or closes the form. */
  onOpen: (key: string | undefined) => void
}

/** One text of the site: its key, and beside it the text or the form that edits it. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, item, removed, keepRemoved, open, onOpen } = props
  const { key } = text
  const { put } = useStore()
  const editButton = useRef<HTMLButtonElement>(null)
  const edit = () => onOpen(key)

  return (
    <li
      ref={restoreFocus}
      className="item text-row"
      tabIndex={-1}
      data-shortcut="row"
      data-open={open ? '' : undefined}
      data-overridden={item && ''}
    >
      <div className="item-name">
        <bdi className="text-key">{key}</bdi>
        {item && <span className="text-mark">{admin.texts.overridden}</span>}
      </div>
      {open ? (
        <EditForm
          view="texts"
          textKey={key}
          now={{ item, text: item?.content_value ?? text.value }}
          returnFocusTo={editButton}
          onClose={() => onOpen(undefined)}
          onSave={(value, base) => put({ key, value, item, base })}
        >
          <DefaultText text={text} />
        </EditForm>
      ) : (
        <TextView {...{ text, item, removed, keepRemoved, editButton }} onEdit={edit}>
          <DraftNotes textKey={key} view="texts" onRestored={edit} />
        </TextView>
      )}
    </li>
  )
})
