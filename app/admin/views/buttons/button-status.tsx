import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { buttonsView as words } from '#app/admin/copy/buttons.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import type { LinkEdit } from './use-link-edit.ts'

interface ButtonStatusProps {
  /** The unique name of the button. */
  name: string
  edit: LinkEdit
  undoable: boolean
}

/** The state of a button, and the way back from it: to cancel what is typed, or to undo the last change. */
export function ButtonStatus({ name, edit, undoable }: ButtonStatusProps) {
  const { lock } = useAccess()
  const { unsaved, linked, isBroken, busy } = edit
  const state = unsaved ? 'unsaved' : !linked ? 'coming' : isBroken ? 'broken' : 'linked'
  return (
    <div className="button-status">
      <p data-state={state}>{words.filters[state]}</p>
      {unsaved && !edit.conflict && (
        <button
          ref={passFocusBeside}
          type="button"
          className="row-action"
          aria-label={`${admin.item.cancel}: ${name}`}
          aria-disabled={busy !== undefined}
          onClick={edit.cancel}
        >
          {admin.item.cancel}
        </button>
      )}
      {!unsaved && undoable && (
        <button
          ref={passFocusBeside}
          type="button"
          className="row-action"
          aria-label={`${admin.undo}: ${name}`}
          aria-disabled={busy !== undefined}
          onClick={edit.undo}
          {...lockProps(lock)}
        >
          {busy === 'undoing' ? words.undoing : admin.undo}
        </button>
      )}
    </div>
  )
}
