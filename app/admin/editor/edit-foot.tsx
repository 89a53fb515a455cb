import type { Ref } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { Unsaved } from '#app/admin/drafts/unsaved.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { KeyHint, saveKey } from './key.tsx'
import './edit-foot.css'

interface EditFootProps {
  ref: Ref<HTMLDivElement>
  /** Whether Enter inserts a line break, so that it saves only with a modifier. */
  multiline: boolean
  /** Whether saving is what to do next. */
  primary: boolean
  saving: boolean
  /** Whether the text differs from the saved one. */
  unsaved: boolean
  /** Whether this browser has stored the unsaved text. */
  isStored: boolean
  onCancel: () => void
  onAddAgain?: (() => void) | undefined
  onReset?: (() => void) | undefined
}

/** The buttons of the form, with their keys, and whether the text is unsaved. Stays visible while the form is open. */
export function EditFoot(props: EditFootProps) {
  const { ref, multiline, primary, saving, unsaved, isStored, onCancel, onAddAgain, onReset } = props
  const { name, shortcut } = saveKey(multiline)

  return (
    <div ref={ref} className="edit-foot">
      <Button
        type="submit"
        tone={primary ? 'copper' : 'outline'}
        aria-disabled={saving}
        aria-keyshortcuts={shortcut}
      >
        {saving ? admin.item.saving : admin.item.save}
        <KeyHint>{name}</KeyHint>
      </Button>
      {onAddAgain && (
        <Button tone="outline" aria-disabled={saving} onClick={onAddAgain}>
          {adminEditing.gone.addAgain}
        </Button>
      )}
      <CancelButton sending={saving} onCancel={onCancel} />
      {onReset && (
        <button
          type="button"
          className="edit-reset"
          aria-disabled={saving}
          onClick={saving ? undefined : onReset}
        >
          {admin.texts.reset}
        </button>
      )}
      {unsaved && (
        <p className="edit-state">
          <Unsaved>{adminEditing.unsaved}</Unsaved> {isStored && <span>{adminEditing.kept}</span>}
        </p>
      )}
    </div>
  )
}
