import { type Dispatch, type RefObject, useState, useTransition } from 'react'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { ControlNote } from '#app/admin/checks/control-note.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { type Draft, type EditingAction, isChanged } from '#app/admin/drafts/editing.ts'
import { atVersion, KeptOffers } from '#app/admin/drafts/recoverable-drafts.tsx'
import { HistoryButton } from '#app/admin/item-history/history-button.tsx'
import { ItemHistory } from '#app/admin/item-history/item-history.tsx'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ItemUsage } from './item-usage.tsx'

interface ItemViewProps {
  item: ContentItem
  gone: boolean
  draft: Draft | undefined
  editButton: RefObject<HTMLButtonElement | null>
  dispatch: Dispatch<EditingAction>
  store: ContentStore
}

/** The value of an item, as text, with the buttons to edit and to delete it. */
export function ItemView({ item, gone, draft, editButton, dispatch, store }: ItemViewProps) {
  const { id, content_key: key, content_value: value } = item
  const { lock } = usePanel()
  const [asking, setAsking] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const [deleting, startDeleting] = useTransition()

  function answer(confirmed: boolean) {
    setAsking(false)
    if (!confirmed) return
    startDeleting(async () => {
      if (await store.remove(item)) dispatch({ type: 'close', id })
    })
  }

  return (
    <>
      <div className="item-value">
        {value ? <p dir="auto">{value}</p> : <p className="item-empty">{admin.item.empty}</p>}
        <ItemUsage itemKey={key} value={value} />
        <ControlNote value={value} />
        {gone && <p className="item-note">{admin.item.gone}</p>}
        {draft && isChanged(draft) && <p className="item-note">{admin.item.draft}</p>}
        <KeptOffers
          place="list"
          itemKey={key}
          draft={draft}
          onBring={({ base, text }) => dispatch({ type: 'bring', item: atVersion(item, base), text })}
        />
      </div>
      <div className="item-actions">
        <button
          ref={editButton}
          type="button"
          className="item-edit"
          data-shortcut="edit"
          aria-label={`${admin.item.edit} ${key}`}
          onClick={() => dispatch({ type: 'open', item })}
          {...lockProps(lock)}
        >
          {admin.item.edit}
        </button>
        <HistoryButton itemKey={key} expanded={showsHistory} onToggle={setShowsHistory} />
        {!gone && (
          <button
            type="button"
            className="item-delete"
            aria-label={`${deleting ? admin.item.deleting : admin.item.delete} ${key}`}
            aria-disabled={deleting}
            onClick={() => setAsking(!deleting)}
            {...lockProps(lock)}
          >
            {deleting ? admin.item.deleting : admin.item.delete}
          </button>
        )}
      </div>
      {showsHistory && (
        <ItemHistory subject={{ item: id }} itemKey={key} item={gone ? undefined : item} store={store} />
      )}
      {asking && <DeleteDialog itemKey={key} onAnswer={answer} />}
    </>
  )
}
