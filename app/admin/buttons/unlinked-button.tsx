import { type SubmitEvent, useId, useRef, useState, useTransition } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { submitLock } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { useRestore } from '#app/admin/drafts/draft-notes.tsx'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import { useCleanPaste } from '#app/admin/editor/use-clean-paste.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { ButtonName } from './button-name.tsx'
import { type ButtonState, problemOf } from './buttons.ts'
import { LinkedNote } from './linked-note.tsx'

interface UnlinkedButtonProps {
  button: ButtonState
  /** The id of the datalist of the site's addresses. */
  list: string
  onAccept: (destination: string) => Promise<void>
  onUndo: () => Promise<void>
}

/**
 * A button without a link, with a suggestion to accept. Once accepted, its row stays, so that a second click in the
 * same place does not accept the next row's suggestion.
 */
export function UnlinkedButton({ button, list, onAccept, onUndo }: UnlinkedButtonProps) {
  const { text, item, label, notice, destination, suggestion } = button
  const drafts = useDraftStore()
  const draft = useDraft(text.key)
  const restore = useRestore('buttons')
  /** The suggestion, or what the user typed instead. */
  const proposal = draft?.text ?? suggestion
  const linked = destination !== ''
  const { catalog, rules } = useSite()
  const { lock } = useAccess()
  const [refused, setRefused] = useState(false)
  const [accepting, startAccepting] = useTransition()
  const field = useRef<HTMLInputElement>(null)
  const notes = useId()
  const { onPaste, onInput } = useCleanPaste()

  const problem = problemOf(text, proposal, rules)
  const hint = linked ? undefined : hintOf()

  function accept(event: SubmitEvent) {
    event.preventDefault()
    if (accepting || linked) return
    if (lock) {
      lock.ask?.()
      return
    }
    if (problem) {
      setRefused(true)
      field.current?.focus()
      return
    }
    // Called outside the transition, which would delay the update that keeps the row's place.
    const accepted = onAccept(proposal)
    startAccepting(() => accepted)
  }

  function write(typed: string) {
    if (typed === suggestion) drafts.discard(text.key)
    else {
      const base = draft?.base ?? { item, text: destination }
      drafts.write({ key: text.key, base, text: typed, view: 'buttons' })
    }
  }

  /** Returns a remark on the link. After an attempt to save, it is shown as an error. */
  function hintOf(): string | undefined {
    if (problem === 'missing') return admin.buttons.missing
    if (problem === 'host' && !refused) return admin.buttons.hostNote
    if (problem) return admin.ignored[problem]
    return isUnknownPath(proposal, catalog?.destinations ?? []) ? admin.buttons.unknownPath : undefined
  }

  return (
    <li ref={restoreFocus} className="item button-row">
      <ButtonName button={button} />
      <form
        className="button-form"
        data-linked={linked || undefined}
        noValidate
        onSubmit={accept}
        onPaste={onPaste}
        onInput={onInput}
      >
        <Input
          ref={field}
          className="font-mono"
          aria-label={admin.buttons.destination(label, text.key)}
          aria-describedby={hint && notes}
          aria-invalid={refused && problem !== undefined ? true : undefined}
          list={list}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={accepting || linked}
          value={linked ? destination : proposal}
          onChange={({ target }) => {
            setRefused(false)
            write(target.value.trim())
          }}
        />
        <Button
          type="submit"
          tone="outline"
          aria-label={`${linked ? admin.buttons.linked : admin.buttons.accept}: ${label}`}
          aria-disabled={accepting || linked}
          {...submitLock(lock)}
        >
          {linked ? admin.buttons.linked : accepting ? admin.buttons.accepting : admin.buttons.accept}
        </Button>
        {hint && (
          <p id={notes} className={refused && problem ? 'button-error' : 'item-note'}>
            {hint}
          </p>
        )}
        {linked ? (
          <LinkedNote label={label} destination={destination} onUndo={onUndo} />
        ) : (
          <p className="button-notice">{admin.buttons.notice(notice)}</p>
        )}
        <RecoverableDrafts
          textKey={text.key}
          onRestore={(stored) => {
            restore(stored)
            field.current?.focus()
          }}
        />
      </form>
    </li>
  )
}
