import { memo, useRef } from 'react'
import type { SiteText } from '#app/admin/catalog/site-text.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { DefaultText } from './default-text.tsx'
import { TextView } from './text-view.tsx'

export interface TextRowProps {
  text: SiteText
  /** The item that overrides it, if one does. */
  item: ContentItem | undefined
  /** The text is being edited. */
  open: boolean
  /** Opens a text in the form, or closes the form. */
  onOpen: (key: string | undefined) => void
  /** What was removed in this view. */
  removed: string | undefined
  /** Keeps what is removed, or nothing any more. */
  keepRemoved: (key: string, value: string | undefined) => void
}

/** One text: its key, and beside it either what it says or the form to override it. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, item, open, onOpen } = props
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
        <TextView {...props} editButton={editButton} onEdit={edit}>
          <DraftNotes textKey={key} view="texts" onRestored={edit} />
        </TextView>
      )}
    </li>
  )
})
