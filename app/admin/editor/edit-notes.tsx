import type { ReactNode } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import type { Combined } from './combine-texts.ts'

interface EditNotesProps {
  id: string
  /** What the key says now. */
  now: string
  /** Whether the item has been deleted. */
  gone: boolean
  /** Whether the field has taken over a text that somebody else saved. */
  followed: boolean
  conflict: boolean
  /** The result of combining two versions in this field. */
  combined: Combined | undefined
  restored: boolean
  /** More notes. */
  children: ReactNode
}

const words = adminEditing.conflict

/** Notes on the item being edited; screen readers announce them as they appear. */
export function EditNotes(props: EditNotesProps) {
  const { id, now, gone, followed, conflict, combined, restored, children } = props
  return (
    <div id={id} role="status" className="item-notes" data-in-view="">
      {restored && <p className="item-note">{admin.item.restored}</p>}
      {gone && <p className="item-note">{admin.item.gone}</p>}
      {followed && <p className="item-note">{words.followed}</p>}
      {conflict && (
        // The question in sight is in the panel of the conflict.
        <p className="sr-only">
          {words.told} <q dir="auto">{now}</q>
        </p>
      )}
      {!conflict && combined && (
        <p className="item-note">
          {combined.overlaps > 0 ? words.overlaps(combined.overlaps) : words.combined}
        </p>
      )}
      {children}
    </div>
  )
}
