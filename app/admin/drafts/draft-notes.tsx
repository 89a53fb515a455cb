import { admin } from '#app/admin/copy/admin.ts'
import { type DraftView, isChanged } from './draft.ts'
import { useDraft, useDraftStore } from './draft-context.ts'
import { RecoverableDrafts } from './recoverable-drafts.tsx'
import type { StoredDraft } from './stored-draft.ts'
import { Unsaved } from './unsaved.tsx'

interface DraftNotesProps {
  textKey: string
  view: DraftView
  /** What to say of a draft that is not being edited. */
  note?: string
  /** Opens the form with the restored draft. */
  onRestored: () => void
}

/** Shown beside a text that is not being edited: whether it has an unsaved draft, and which drafts can be restored. */
export function DraftNotes({ textKey, view, note = admin.item.draft, onRestored }: DraftNotesProps) {
  const draft = useDraft(textKey)
  const restore = useRestore(view)
  return (
    <>
      {draft && isChanged(draft) && (
        <p className="draft-note">
          <Unsaved>{note}</Unsaved>
        </p>
      )}
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

/**
 * Returns a function that makes a stored draft the draft of its key. The draft it replaces becomes recoverable in turn.
 */
export function useRestore(view: DraftView): (stored: StoredDraft) => void {
  const drafts = useDraftStore()
  return ({ key, base, text, name }) => {
    const replaced = drafts.getDrafts().byKey.get(key)
    if (replaced && isChanged(replaced)) drafts.park(replaced)
    // In this order, one write stores the new draft and removes the old one.
    drafts.dismiss(name)
    drafts.write({ key, base, text, view })
  }
}
