import { type RefObject, useRef, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { listOfText } from '#app/admin/catalog/list-of-text.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { adminNotices } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { EditForm } from '#app/admin/editor/edit-form.tsx'
import { useWasEdited } from '#app/admin/item-history/formerly-edited.ts'
import { HistoryButton } from '#app/admin/item-history/history-button.tsx'
import { ItemHistory } from '#app/admin/item-history/item-history.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { GrowingField, growsByItself } from './growing-field.ts'
import { ListGroup } from './list-group.tsx'
import { useEditedElsewhere, useOpenText } from './use-editing.ts'
import './page-text-form.css'

export interface PageTextFormProps {
  textState: TextState
  /** The texts in the same place. */
  beside: readonly TextState[]
  returnFocusTo: RefObject<HTMLElement | null>
  onOpen: (key: string | undefined) => void
}

/** Edits a text of a page, with its history and with links to the other texts in its place. */
export function PageTextForm({ textState, beside, returnFocusTo, onOpen }: PageTextFormProps) {
  const { text, item } = textState
  const { key } = text
  const { put, remove } = useStore()
  const { lock, keepsHistory } = useAccess()
  const [showsHistory, setShowsHistory] = useState(false)
  const wasEdited = useWasEdited(key)
  const others = beside.filter((each) => each.text.key !== key)
  const form = useRef<HTMLDivElement>(null)
  const editedElsewhere = useEditedElsewhere(key)
  const { catalog } = useSite()
  const inList = keepsHistory && catalog ? listOfText(catalog, key) : undefined
  useOpenText(key)

  return (
    <>
      <div ref={form} className="page-text-form">
        <EditForm
          key={key}
          view="pages"
          wraps
          textKey={key}
          now={{ item, text: item?.content_value ?? text.value }}
          returnFocusTo={returnFocusTo}
          onClose={() => onOpen(undefined)}
          onSave={(value, base) => put({ key, value, item, base })}
          onReset={async () =>
            item !== undefined && (await remove(item, adminNotices.reset, adminNotices.saveFailed))
          }
        >
          <div className="page-text-about" data-in-view="">
            <TextLabel textKey={key} />
            {others.length > 0 && (
              <ul className="page-text-others" aria-label={pages.beside}>
                {others.map((other) => (
                  <li key={other.text.key}>
                    <button type="button" onClick={() => onOpen(other.text.key)}>
                      {nameBeside(other)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <p className="page-text-elsewhere" role="status">
              {editedElsewhere && pages.elsewhere.note}
            </p>
          </div>
          {inList && (
            <ListGroup {...inList} returnFocusTo={returnFocusTo} onClose={() => onOpen(undefined)} />
          )}
        </EditForm>
        {(item || wasEdited || showsHistory) && !lock && (
          <div className="page-text-history">
            <HistoryButton itemKey={key} expanded={showsHistory} onToggle={setShowsHistory} />
            {showsHistory && <ItemHistory key={key} subject={{ key }} itemKey={key} item={item} />}
          </div>
        )}
      </div>
      {!growsByItself && <GrowingField form={form} textKey={key} />}
    </>
  )
}

/** A link says where it leads. */
function nameBeside({ text, current }: TextState): string {
  if (text.kind !== 'href') return text.label
  return current ? pages.linkTo(current) : pages.addLink
}
