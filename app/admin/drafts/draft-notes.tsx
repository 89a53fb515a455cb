import { admin } from '#app/admin/copy/admin.ts'
import { type DraftView, isChanged } from './draft.ts'
import { useDraft } from './draft-context.ts'
import { RecoverableDrafts } from './recoverable-drafts.tsx'
import { Unsaved } from './unsaved.tsx'
import { useRestore } from './use-restore.ts'

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
