import { useLayoutEffect, useRef } from 'react'
import { lists } from '#app/admin/copy/lists.ts'
import { openModal } from '#app/admin/ui/dialog/open-modal.ts'
import { NewEntryForm, type NewEntryFormProps } from './new-entry-form.tsx'
import '#app/admin/ui/dialog/dialog.css'
import './new-entry-dialog.css'

/** The form of a new entry, as a dialog over the page. The browser keeps the focus inside, and returns it. */
export function NewEntryDialog({ onClose, ...props }: NewEntryFormProps) {
  const { named, source } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => openModal(dialog.current), [])
  return (
    <dialog
      ref={dialog}
      className="dialog new-entry-dialog"
      aria-label={source ? lists.form.duplicateOf(source.name) : lists.form.title(named.list.one)}
      onClose={({ currentTarget }) => currentTarget.parentElement?.checkVisibility() && onClose()}
    >
      {/* While another view is shown, the dialog is closed, so no event would say that the form is done. */}
      <NewEntryForm {...props} onClose={() => (dialog.current?.open ? dialog.current.close() : onClose())} />
    </dialog>
  )
}
