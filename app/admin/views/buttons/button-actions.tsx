import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps, submitLock } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { buttonsView as words } from '#app/admin/copy/buttons.ts'
import { KeyHint, saveKey } from '#app/admin/editor/key.tsx'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { ButtonState } from './buttons.ts'
import type { LinkEdit } from './use-link-edit.ts'

interface ButtonActionsProps {
  button: ButtonState
  edit: LinkEdit
  /** Whether the last change made here can be undone. */
  undoable: boolean
  /** Whether saving is the primary action of the view. */
  primary: boolean
}

/**
 * Saves, opens or removes the link of a button. After a change, there is Undo instead of another action in the same
 * place, so that a second click there does nothing.
 */
export function ButtonActions(props: ButtonActionsProps) {
  const { button, edit, undoable, primary } = props
  const { text, link } = button
  const { lock } = useAccess()
  const { linked, unsaved, conflict, busy } = edit
  const { name, shortcut } = saveKey(false)
  const idle = busy === undefined
  const saves = busy === 'saving' || (idle && (unsaved ? !conflict : !linked && !undoable))
  const removes = busy === 'removing' || (idle && linked && !unsaved && !undoable)
  const [save, saving] =
    linked || unsaved ? [admin.item.save, admin.item.saving] : [words.accept, words.accepting]
  return (
    <div className="button-actions">
      {saves && (
        <button
          ref={passFocusBeside}
          type="submit"
          className={unsaved ? buttonClass(primary ? 'copper' : 'outline') : 'row-action'}
          aria-disabled={!idle}
          aria-keyshortcuts={unsaved ? shortcut : undefined}
          {...submitLock(lock)}
        >
          <span aria-hidden="true">{busy === 'saving' ? saving : save}</span>
          <span className="sr-only">{`${save}: ${text.label}`}</span>
          {unsaved && <KeyHint>{name}</KeyHint>}
        </button>
      )}
      {linked && !saves && !conflict && (
        <a className="row-action row-open" href={link} target="_blank" rel="noopener">
          {words.open}
          <span className="sr-only">
            {' '}
            {link}: {text.label} {admin.item.newTab}
          </span>
        </a>
      )}
      {removes && (
        <button
          ref={passFocusBeside}
          type="button"
          className="row-action row-remove"
          aria-label={`${words.remove}: ${text.label}`}
          aria-disabled={!idle}
          onClick={edit.remove}
          {...lockProps(lock)}
        >
          {busy === 'removing' ? words.removing : words.remove}
        </button>
      )}
    </div>
  )
}
