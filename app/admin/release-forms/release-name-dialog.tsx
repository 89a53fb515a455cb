import { type SubmitEvent, useId, useState } from 'react'
import { useAccessStore } from '#app/admin/access/access-context.ts'
import { releaseNotices, releases } from '#app/admin/copy/releases.ts'
import { failureOf } from '#app/admin/store/table/write-failure.ts'
import { keptOpenWhile } from '#app/admin/ui/dialog/kept-open.ts'
import { openModal } from '#app/admin/ui/dialog/open-modal.ts'
import { focusHeading, losesFocus } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import '#app/admin/ui/dialog/dialog.css'
import './release-name-dialog.css'

interface ReleaseNameDialogProps {
  title: string
  hint?: string
  submit: string
  submitting: string
  name?: string
  /** Throws if the name is refused, which the dialog then says. */
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a release. */
export function ReleaseNameDialog(props: ReleaseNameDialogProps) {
  const { title, hint, submit, submitting, name, onSubmit, onClose } = props
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [busy, start] = useAction()
  const { check } = useAccessStore()
  const { create } = releases

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = String(new FormData(form).get('name')).trim()
    function refuse(why: string) {
      setProblem(why)
      form.querySelector('input')?.focus()
    }
    if (typed === '') {
      refuse(create.missing)
      return
    }
    // The same words again would not be announced.
    setProblem(undefined)
    start(async () => {
      try {
        await onSubmit(typed)
        form.closest('dialog')?.close()
      } catch (error) {
        const failed = releaseNotices.failed(failureOf(error))
        // The view with the dialog may have been left in the meantime.
        if (form.closest('dialog')?.open) refuse(failed.description)
        else toast({ ...failed, tone: 'error' })
        check()
      }
    })
  }

  return (
    <dialog
      ref={openModal}
      className="dialog release-name"
      aria-labelledby={id}
      {...keptOpenWhile(busy)}
      onClose={({ currentTarget }) => {
        // A button that disappeared when a session ended cannot get the focus back.
        if (losesFocus(currentTarget)) focusHeading()
        onClose()
      }}
    >
      <h2 id={id} className="dialog-title">
        {title}
      </h2>
      {hint && <p className="dialog-note">{hint}</p>}
      <form onSubmit={send} noValidate>
        <TextField
          id={`${id}-name`}
          name="name"
          label={create.name}
          placeholder={create.example}
          defaultValue={name}
          autoComplete="off"
          error={problem}
          required
        />
        <p role="alert" className="sr-only">
          {problem}
        </p>
        <div className="release-name-buttons">
          <Button
            tone="outline"
            aria-disabled={busy}
            onClick={({ currentTarget }) => busy || currentTarget.closest('dialog')?.close()}
          >
            {create.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? submitting : submit}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
