import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { history } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { ListedChangeset } from './listed-changeset.ts'
import '#app/admin/ui/text-button.css'
import './row-button.css'

interface UndoButtonProps {
  changeset: ListedChangeset
  /** What it undoes. */
  name: string
}

/** Undoes a change, or says why it cannot be undone. */
export function UndoButton({ changeset, name }: UndoButtonProps) {
  const { lock } = useAccess()
  const store = useStore()
  const [undoing, startUndoing] = useAction()
  const { start, undoneLater, superseded, undo, undoing: undoingLabel, undoOf } = history.changesets
  if (changeset.reason === 'start of the history') return <p className="change-row-note">{start}</p>
  if (changeset.isUndone) return <p className="change-row-note">{undoneLater}</p>
  if (changeset.overtaken) {
    return (
      <p className="change-row-note" title={superseded.short + superseded.rest}>
        {superseded.short}
        <span className="sr-only">{superseded.rest}</span>
      </p>
    )
  }
  const act = () =>
    startUndoing(async () => {
      await store.undo(changeset.step)
    })
  return (
    <button
      ref={passFocusOn}
      type="button"
      className="row-button text-button"
      aria-label={undoOf(name)}
      aria-disabled={undoing}
      onClick={undoing ? undefined : act}
      {...lockProps(lock)}
    >
      {undoing ? undoingLabel : undo}
    </button>
  )
}

/** A change that was undone has no button anymore. */
const passFocusOn = (button: HTMLElement | null) => () => {
  if (button && button === document.activeElement)
    button.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
}
