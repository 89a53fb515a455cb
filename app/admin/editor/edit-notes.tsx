import type { ReactNode } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import type { Merged } from './merge-texts.ts'

interface EditNotesProps {
  /** What the key says now. */
  now: string
  /** Its item was deleted by somebody else. */
  gone: boolean
  /** The field has become what somebody else has saved. */
  followed: boolean
  conflict: boolean
  /** What was made of two versions in this field. */
  merged: Merged | undefined
  restored: boolean
  /** What else there is to know. */
  children: ReactNode
}

const words = adminEditing.conflict

/** What somebody who types here should know about the item; told to screen readers as it comes. */
export function EditNotes({ now, gone, followed, conflict, merged, restored, children }: EditNotesProps) {
  return (
    <div role="status" className="item-notes">
      {restored && <p className="item-note">{admin.item.restored}</p>}
      {gone && <p className="item-note">{admin.item.gone}</p>}
      {followed && <p className="item-note">{words.followed}</p>}
      {conflict && (
        <p className="item-note">
          {words.told}{' '}
          <q className="sr-only" dir="auto">
            {now}
          </q>
        </p>
      )}
      {!conflict && merged && (
        <p className="item-note">{merged.overlaps > 0 ? words.overlaps(merged.overlaps) : words.merged}</p>
      )}
      {children}
    </div>
  )
}
