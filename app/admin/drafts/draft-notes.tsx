import { admin } from '#app/admin/copy/admin.ts'
import { type DraftView, isChanged } from './draft.ts'
import { useDraft, useDraftStore } from './draft-context.ts'
import { RecoverableDrafts } from './recoverable-drafts.tsx'
import type { StoredDraft } from './stored-draft.ts'

interface DraftNotesProps {
  textKey: string
  view: DraftView
  /** Opens the form, which then holds the restored draft. */
  onRestored: () => void
}

/** Beside a text that is not being edited: whether it has an unsaved draft, and those that can be restored. */
export function DraftNotes({ textKey, view, onRestored }: DraftNotesProps) {
  const draft = useDraft(textKey)
  const restore = useRestore(view)
  return (
    <>
      {draft && isChanged(draft) && <p className="item-note">{admin.item.draft}</p>}
      <RecoverableDrafts
        textKey={textKey}
        onRestore={(stored) => {
          restore(stored)
          onRestored()
        }}
      />
    </>
  )
}

/** Makes a stored draft the draft of its key. The one whose place it takes becomes recoverable in turn. */
export function useRestore(view: DraftView): (stored: StoredDraft) => void {
  const drafts = useDraftStore()
  return ({ key, base, text, name }) => {
    const replaced = drafts.getDrafts().byKey.get(key)
    if (replaced && isChanged(replaced)) drafts.park(replaced)
    // In this order, the storage is rid of one when it has the other, in one go.
    drafts.dismiss(name)
    drafts.write({ key, base, text, view })
  }
}
