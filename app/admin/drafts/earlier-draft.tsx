import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import { showView } from '#app/admin/navigation/address.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { maxKeyLength } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { useDraftStore } from './draft-context.ts'
import { draftLocation } from './draft-location.ts'
import { listKeyOf, newEntryName } from './new-entry-draft.ts'
import { DiscardButton, DraftWords, RecoverableDraft, useTypedFor } from './recoverable-draft.tsx'
import type { StoredDraft } from './stored-draft.ts'
import { useRestore } from './use-restore.ts'

export interface EarlierDraftProps {
  draft: StoredDraft
  /** Whether it was typed for the live site or a release other than the one that is shown. */
  isElsewhere: boolean
  items: readonly ContentItem[]
  /** Opens an item in the form of the list. */
  onOpen: (item: ContentItem) => void
  /** Scrolls to an item in the list. */
  onGoTo: (id: string) => void
}

const words = adminEditing.drafts

/** An unsaved text of an earlier visit, with a link to where it can be restored. */
export function EarlierDraft({ draft, isElsewhere, items, onOpen, onGoTo }: EarlierDraftProps) {
  const { catalog } = useSite()
  const drafts = useDraftStore()
  const { releases } = useStore()
  const { readLock } = useAccess()
  const restore = useRestore('items')
  const typedFor = useTypedFor(draft)
  const { base, at } = draft
  // Which items there are elsewhere is not known here: the one that the draft started from is probably among them.
  const shown = isElsewhere ? [base.item].filter((item) => item !== undefined) : items
  const view = draftLocation(draft, shown, catalog)
  const key = listKeyOf(draft.key) ?? (draft.key || shortened(draft.newKey ?? '', maxKeyLength))
  const what = view === 'add' ? words.newItem : newEntryName(draft.key, catalog)
  const name = key ? <TextLabel textKey={key} /> : words.noKey
  if (!view) {
    return (
      <>
        <span className="drafts-name">{name}</span> <span>{words.gone}</span>
        <RecoverableDraft
          draft={draft}
          onRestore={() => {
            restore(draft)
            showView('items')
            if (base.item) onOpen(base.item)
          }}
        />
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        className="drafts-name"
        onClick={() => {
          if (isElsewhere) releases.choose(draft.release)
          const item = shown.find(({ content_key }) => view === 'items' && content_key === draft.key)
          if (item) onGoTo(item.id)
          showView(view === 'add' ? 'items' : view)
          drafts.reveal(draft.name)
        }}
        {...(isElsewhere && lockProps(readLock))}
      >
        {what && `${what}: `}
        {name} {typedFor}
      </button>
      <p>
        <RelativeTime time={at} /> <DraftWords draft={draft} />
      </p>
      <DiscardButton draft={draft} />
    </>
  )
}
