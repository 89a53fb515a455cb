import { type RefObject, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { EditButton } from '#app/admin/editor/edit-button.tsx'
import { HistoryButton } from '#app/admin/item-history/history-button.tsx'
import { ItemHistory } from '#app/admin/item-history/item-history.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ItemNotes } from './item-notes.tsx'

interface ShownItemProps {
  item: ContentItem
  gone: boolean
  editButton: RefObject<HTMLButtonElement | null>
  onOpen: (item: ContentItem) => void
}

/** The value of an item, with the buttons to edit and to delete it. */
export function ShownItem({ item, gone, editButton, onOpen }: ShownItemProps) {
  const { id, content_key: key, content_value: value } = item
  const label = useLabel(key)
  const { lock } = useAccess()
  const { remove } = useStore()
  const drafts = useDraftStore()
  const [asking, setAsking] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const [deleting, startDeleting] = useAction()

  function answer(confirmed: boolean) {
    setAsking(false)
    if (!confirmed) return
    startDeleting(async () => {
      if (await remove(item)) drafts.parkAndDiscard(key)
    })
  }

  return (
    <>
      <div className="item-value">
        {value ? <p dir="auto">{value}</p> : <p className="item-empty">{admin.item.empty}</p>}
        <ItemNotes itemKey={key} value={value} />
        {gone && <p className="item-note">{admin.item.gone}</p>}
        <DraftNotes textKey={key} view="items" onRestored={() => onOpen(item)} />
      </div>
      <div className="item-actions">
        <EditButton ref={editButton} label={label} onEdit={() => onOpen(item)} />
        {!gone && (
          <button
            type="button"
            className="item-delete"
            aria-label={`${deleting ? admin.item.deleting : admin.item.delete} ${label}`}
            aria-disabled={deleting}
            onClick={() => setAsking(!deleting)}
            {...lockProps(lock)}
          >
            {deleting ? admin.item.deleting : admin.item.delete}
          </button>
        )}
        {/* Last, since it arrives late: it would move Delete away from under the pointer. */}
        <HistoryButton itemKey={key} expanded={showsHistory} onToggle={setShowsHistory} />
      </div>
      {showsHistory && <ItemHistory subject={{ item: id }} itemKey={key} item={gone ? undefined : item} />}
      {asking && <DeleteDialog item={item} onAnswer={answer} />}
    </>
  )
}
