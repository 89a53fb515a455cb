import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { buttonsView as words } from '#app/admin/copy/buttons.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import { useRestore } from '#app/admin/drafts/use-restore.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import type { ButtonState } from './buttons.ts'
import type { LinkEdit } from './use-link-edit.ts'

interface LinkNotesProps {
  id: string
  button: ButtonState
  edit: LinkEdit
}

/** Below the field of a link: remarks on it, what the button does now, and unsaved drafts. */
export function LinkNotes({ id, button, edit }: LinkNotesProps) {
  const { text, item, ignored, notice, link } = button
  const { hint, isWrong, isBroken, unsaved, linked } = edit
  const restore = useRestore('buttons')
  return (
    <div className="link-notes">
      <p id={id}>
        {hint && <span className={isWrong ? 'link-wrong' : isBroken ? 'item-note' : undefined}>{hint} </span>}
        {item && ignored && (
          <span className="link-wrong">
            {admin.ignored[ignored]} {admin.texts.currentValue} <q dir="auto">{item.content_value}</q>{' '}
          </span>
        )}
        {!linked && !unsaved && `${words.suggested} `}
        {!linked && words.notice(notice)}
        {linked && unsaved && words.now(link)}
      </p>
      {unsaved && (
        <p className="link-wrong" role="status">
          {edit.conflict && told}
        </p>
      )}
      {edit.conflict && <LinkConflict name={text.label} edit={edit} />}
      <RecoverableDrafts
        textKey={text.key}
        onRestore={(stored) => {
          restore(stored)
          edit.field.current?.focus()
        }}
      />
    </div>
  )
}

const { told, keepMine, takeTheirs } = adminEditing.conflict

/** Somebody else has changed the link while another one was typed. */
function LinkConflict({ name, edit }: { name: string; edit: LinkEdit }) {
  const { lock } = useAccess()
  const waiting = edit.busy !== undefined
  return (
    <div ref={passFocusBeside} className="link-conflict">
      <button
        type="button"
        className="row-action"
        aria-label={`${keepMine}: ${name}`}
        aria-disabled={waiting}
        onClick={edit.keepMine}
        {...lockProps(lock)}
      >
        {keepMine}
      </button>
      <button
        type="button"
        className="row-action"
        aria-label={`${takeTheirs}: ${name}`}
        aria-disabled={waiting}
        onClick={edit.cancel}
      >
        {takeTheirs}
      </button>
    </div>
  )
}
