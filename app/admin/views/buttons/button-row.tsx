import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { useCleanPaste } from '#app/admin/editor/use-clean-paste.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { keepInView } from '#app/admin/ui/keep-in-view.ts'
import { Input } from '#app/ui/field.tsx'
import { ButtonActions } from './button-actions.tsx'
import { ButtonStatus } from './button-status.tsx'
import type { ButtonState } from './buttons.ts'
import { LinkNotes } from './link-notes.tsx'
import { type LinkEvents, useLinkEdit } from './use-link-edit.ts'
import '#app/admin/ui/item.css'

interface ButtonRowProps extends LinkEvents {
  button: ButtonState
  /** The id of the datalist of the site's addresses. */
  list: string
  /** Whether the last change made here can be undone. */
  undoable: boolean
}

/** A button with its link, which is changed in place. Enter saves, Escape restores. */
export function ButtonRow({ button, list, undoable, ...events }: ButtonRowProps) {
  const { text, label } = button
  const edit = useLinkEdit(button, undoable, events)
  const notes = useId()
  const form = useRef<HTMLFormElement>(null)
  const { onPaste, onInput } = useCleanPaste()
  const isLatest = useDrafts(
    ({ byKey }) => [...byKey.values()].findLast(({ view }) => view === 'buttons')?.key === text.key,
  )
  const inEdit = edit.unsaved && isLatest

  useEffect(() => {
    if (inEdit && form.current) return keepInView(form.current)
  }, [inEdit])

  function onKeyDown(event: KeyboardEvent) {
    // Escape belongs to an input method while it is composing.
    if (event.key === 'Escape' && !isComposing(event.nativeEvent) && edit.unsaved) edit.cancel()
  }

  return (
    <li className="item button-row" data-unsaved={edit.unsaved || undefined}>
      <form
        ref={form}
        noValidate
        data-shortcut={inEdit ? 'save' : undefined}
        onSubmit={edit.save}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onInput={onInput}
      >
        <div className="button-name">
          <p className="button-label" dir="auto">
            {label}
          </p>
          <TextLabel textKey={text.key} />
        </div>
        <div className="button-link">
          <Input
            ref={edit.field}
            className="mono"
            aria-label={buttonsView.field(text.label)}
            aria-describedby={notes}
            aria-invalid={edit.isWrong || undefined}
            list={list}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={edit.busy !== undefined}
            data-suggested={(!edit.linked && !edit.unsaved) || undefined}
            value={edit.value}
            onChange={({ target }) => edit.type(target.value.trim())}
          />
          <LinkNotes id={notes} button={button} edit={edit} />
        </div>
        <ButtonStatus name={text.label} edit={edit} undoable={undoable} />
        <ButtonActions button={button} edit={edit} undoable={undoable} primary={inEdit} />
      </form>
    </li>
  )
}
