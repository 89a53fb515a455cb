import { useTransition } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { restoreFocusBeside } from '#app/admin/ui/restore-focus.ts'
import '#app/admin/catalog/page-link.css'

interface LinkedNoteProps {
  /** The button's label. */
  label: string
  destination: string
  onUndo: () => Promise<void>
}

/** The link that was accepted for a button, and a way to undo it. */
export function LinkedNote({ label, destination, onUndo }: LinkedNoteProps) {
  const { lock } = useAccess()
  const [undoing, startUndoing] = useTransition()
  return (
    <p ref={restoreFocusBeside} className="linked-note">
      <a className="page-link" href={destination} target="_blank" rel="noopener">
        {admin.buttons.visit(destination)} <span className="sr-only">{admin.item.newTab}</span>
      </a>
      <button
        type="button"
        aria-label={`${admin.undo}: ${label}`}
        aria-disabled={undoing}
        onClick={undoing ? undefined : () => startUndoing(onUndo)}
        {...lockProps(lock)}
      >
        {undoing ? admin.buttons.undoing : admin.undo}
      </button>
    </p>
  )
}
