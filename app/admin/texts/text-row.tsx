import { type Dispatch, memo, useRef } from 'react'
import type { SiteText } from '#app/admin/catalog/catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import type { Draft, EditingAction, OpenItem } from '#app/admin/drafts/editing.ts'
import { atVersion, KeptOffers } from '#app/admin/drafts/recoverable-drafts.tsx'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { DefaultText } from './default-text.tsx'
import { TextView } from './text-view.tsx'
import '#app/admin/ui/item.css'
import '#app/admin/ui/text-key.css'

export interface TextRowProps {
  text: SiteText
  /** The item that overrides it, if one does. */
  item: ContentItem | undefined
  draft: Draft | undefined
  /** Set while the text is being edited. */
  open: OpenItem | undefined
  /** What was removed in this view. */
  removed: string | undefined
  dispatch: Dispatch<EditingAction>
  /** Keeps what is removed, or nothing any more. */
  keepRemoved: (key: string, value: string | undefined) => void
  store: ContentStore
}

/** One text: its key, and beside it either what it says or the form to override it. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, item, draft, open, dispatch, store } = props
  const editButton = useRef<HTMLButtonElement>(null)

  return (
    <li
      ref={restoreFocus}
      className="item text-row"
      tabIndex={-1}
      data-open={open && ''}
      data-overridden={item && ''}
    >
      <div className="item-name">
        <bdi className="text-key">{text.key}</bdi>
        {item && <span className="text-mark">{admin.texts.overridden}</span>}
      </div>
      {open && draft ? (
        <EditForm
          place="texts"
          item={asItem(text, item)}
          gone={false}
          draft={draft}
          open={open}
          returnFocusTo={editButton}
          dispatch={dispatch}
          itemId={item?.id}
          onSave={(value, { content_value, updated_at }) =>
            store.put({ key: text.key, value, item: item && { ...item, content_value, updated_at } })
          }
        >
          <DefaultText text={text} />
        </EditForm>
      ) : (
        <TextView {...props} editButton={editButton} onEdit={() => edit(asItem(text, item))}>
          <KeptOffers
            place="texts"
            itemKey={text.key}
            draft={draft}
            onBring={({ base, text: kept }) =>
              dispatch({ type: 'bring', item: atVersion(asItem(text, item), base), text: kept })
            }
          />
        </TextView>
      )}
    </li>
  )

  function edit(item: ContentItem) {
    dispatch({ type: 'open', item })
  }
})

/** A text as what the form edits: known by its key, whether an item overrides it yet or not. */
const asItem = ({ key, value }: SiteText, item: ContentItem | undefined): ContentItem => ({
  id: key,
  content_key: key,
  content_value: item?.content_value ?? value,
  created_at: item?.created_at ?? '',
  updated_at: item?.updated_at ?? '',
})
