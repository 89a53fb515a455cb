import { type SubmitEvent, useId, useState, useTransition } from 'react'
import { signIn } from '#app/admin/copy/sign-in.ts'
import { focusHeading } from '#app/admin/ui/restore-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { AccessStore, SignIn } from './access-store.ts'
import '#app/admin/ui/dialog.css'
import './sign-in-dialog.css'

/** Opens the dialog with the focus on the first field that is still empty. */
function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.querySelector<HTMLInputElement>('input[value=""], input:not([value])')?.focus()
}

/**
 * The closed dialog has returned the focus to the button that opened it. In the access bar, that button now signs out.
 */
function keepFocusOffSignOut() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('.access')) focused.blur()
  if (document.activeElement === document.body) focusHeading({ preventScroll: true })
}

interface SignInDialogProps extends SignIn {
  access: AccessStore
}

/**
 * The sign-in, as a dialog over the page, which keeps its state. The field names are those that password managers
 * recognize.
 */
export function SignInDialog({ why, email, access }: SignInDialogProps) {
  const title = useId()
  const [problem, setProblem] = useState<string>()
  const [trying, startTrying] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (trying) return
    const form = event.currentTarget
    const data = new FormData(form)
    startTrying(async () => {
      const found = await access.signIn(String(data.get('email')).trim(), String(data.get('password')))
      setProblem(found)
      if (found) {
        form.querySelector<HTMLInputElement>('[name=password]')?.select()
      } else {
        form.closest('dialog')?.close()
        keepFocusOffSignOut()
      }
    })
  }

  return (
    <dialog ref={openModal} className="dialog sign-in" aria-labelledby={title} onClose={access.dismiss}>
      <h2 id={title}>{signIn.title}</h2>
      <p>{signIn.reasons[why]}</p>
      <form onSubmit={submit}>
        <TextField
          id="sign-in-email"
          name="email"
          type="email"
          label={signIn.email}
          defaultValue={email}
          autoComplete="username"
          required
        />
        <TextField
          id="sign-in-password"
          name="password"
          type="password"
          label={signIn.password}
          autoComplete="current-password"
          required
        />
        <p role="alert" className="sign-in-problem">
          {problem}
        </p>
        <div className="sign-in-buttons">
          <Button type="submit" aria-disabled={trying}>
            {trying ? signIn.submitting : signIn.submit}
          </Button>
          <Button tone="outline" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {signIn.cancel}
          </Button>
        </div>
      </form>
      <p className="sign-in-forgotten">{signIn.forgotten}</p>
    </dialog>
  )
}
