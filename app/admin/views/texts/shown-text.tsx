import { type ReactNode, type RefObject, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { CurrentText } from '#app/admin/catalog/current-text.tsx'
import { isOfAddedEntry } from '#app/admin/catalog/list-of-text.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { effectOf } from '#app/admin/catalog/text-states.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { effectOfEmpty } from '#app/admin/checks/checks.ts'
import { InvisibleNote } from '#app/admin/checks/invisible-note.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { EditButton } from '#app/admin/editor/edit-button.tsx'
import { useWasEdited } from '#app/admin/item-history/formerly-edited.ts'
import { HistoryButton } from '#app/admin/item-history/history-button.tsx'
import { ItemHistory } from '#app/admin/item-history/item-history.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { SiteText } from '#content/keys/labels.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export interface ShownTextProps {
  text: SiteText
  /** The item that changes it, if there is one. */
  item: ContentItem | undefined
  /** The value removed in this view. */
  removed: string | undefined
  /** Remembers a removed value; undefined forgets it. */
  keepRemoved: (key: string, value: string | undefined) => void
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  reset: () => Promise<boolean>
  /** More notes on the text. */
  children: ReactNode
}

/** The current and the default text, with the buttons to edit it, to reset it to the default, and to undo that. */
export function ShownText({
  text,
  item,
  removed,
  editButton,
  onEdit,
  reset,
  keepRemoved,
  children,
}: ShownTextProps) {
  const { rules, catalog } = useSite()
  const { lock } = useAccess()
  const store = useStore()
  const label = useLabel(text.key)
  const { current, ignored } = effectOf(text, item?.content_value, rules)
  const empty = item && effectOfEmpty(text, item.content_value)
  const [showsHistory, setShowsHistory] = useState(false)
  const wasEdited = useWasEdited(text.key)
  const [busy, startBusy] = useAction()

  function undoReset(value: string) {
    startBusy(async () => {
      if (await store.put({ key: text.key, value, item })) keepRemoved(text.key, undefined)
    })
  }

  // One button for both, so that the focus stays on it.
  const back =
    item && catalog && !isOfAddedEntry(catalog, text.key)
      ? {
          act: () => startBusy(reset),
          name: busy ? admin.texts.resetting : admin.texts.reset,
          short: busy ? undefined : admin.texts.resetShort,
        }
      : removed !== undefined && {
          act: () => undoReset(removed),
          name: busy ? admin.texts.undoingReset : admin.texts.undoReset,
          short: undefined,
        }

  return (
    <>
      <div className="item-value">
        <CurrentText empty={current === ''} isLink={text.kind === 'href'}>
          {current}
        </CurrentText>
        {empty && <p className="item-note">{empty}</p>}
        {item && <InvisibleNote value={item.content_value} />}
        {item && ignored && (
          <p className="item-note item-ignored">
            {admin.ignored[ignored]} {admin.texts.currentValue} <q dir="auto">{item.content_value}</q>
          </p>
        )}
        {!item && removed !== undefined && (
          <p className="item-note">
            {admin.texts.removed} <q dir="auto">{removed}</q>
          </p>
        )}
        {children}
      </div>
      <div className="item-actions">
        <EditButton ref={editButton} label={label} onEdit={onEdit} />
        {back && (
          <button
            type="button"
            className="item-delete"
            aria-label={`${back.name} ${label}`}
            aria-disabled={busy}
            onClick={busy ? undefined : back.act}
            {...lockProps(lock)}
          >
            {back.short ?? back.name}
          </button>
        )}
        {/* Last, since it arrives late: it would move the other button away from under the pointer. */}
        {(item || wasEdited || showsHistory) && (
          <HistoryButton itemKey={text.key} expanded={showsHistory} onToggle={setShowsHistory} />
        )}
      </div>
      {showsHistory && <ItemHistory subject={{ key: text.key }} itemKey={text.key} item={item} />}
    </>
  )
}
