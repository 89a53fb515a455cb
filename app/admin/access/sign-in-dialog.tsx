import { type SubmitEvent, useId, useState } from 'react'
import { signIn } from '#app/admin/copy/sign-in.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { openModal } from '#app/admin/ui/dialog/open-modal.ts'
import { focusAnew, focusHeading } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAccessStore } from './access-context.ts'
import type { SignIn } from './access-store.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { ShowPassword } from './show-password.tsx'
import '#app/admin/ui/dialog/dialog.css'
import './account-dialog.css'

/** Opens the dialog with the focus on the first field that is still empty. */
function openAtEmptyField(dialog: HTMLDialogElement | null) {
  const close = openModal(dialog)
  dialog?.querySelector<HTMLInputElement>('input[value=""], input:not([value])')?.focus()
  return () => {
    // The user has signed in in another window.
    const wasOpen = dialog?.open
    close()
    const focused = document.activeElement
    if (wasOpen && focused instanceof HTMLElement && focused.matches(fields)) focusAnew(focused)
  }
}

const fields = 'input, textarea'

/**
 * The closed dialog has returned the focus to where it was. If a text is being edited there, the user continues in its
 * field. The button that opened the dialog disappears, so the focus moves from it to the heading.
 */
function continueWhereTheFocusWas() {
  const focused = document.activeElement
  const form = focused?.closest('form[data-shortcut="save"]')
  const field = focused?.matches(fields) ? focused : form?.querySelector(fields)
  if (field instanceof HTMLElement && field.checkVisibility()) {
    focusAnew(field)
  } else if (!focused?.checkVisibility() || focused.matches('body, .signed-out *')) {
    focusHeading({ preventScroll: true })
  }
}

interface SignInDialogProps extends SignIn {
  /** Who can help if the password is forgotten. */
  contact: string | undefined
}

/**
 * The sign-in, as a dialog over the page, which keeps its state. The field names are those that password managers
 * recognize.
 */
export function SignInDialog({ why, email, next, contact }: SignInDialogProps) {
  const store = useAccessStore()
  const content = useStore()
  const title = useId()
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState(false)
  const [trying, startTrying] = useAction()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (trying) return
    const form = event.currentTarget
    const data = new FormData(form)
    // The same words again would not be announced.
    setProblem(undefined)
    startTrying(async () => {
      const found = await store.signIn(String(data.get('email')).trim(), String(data.get('password')))
      setProblem(found)
      if (found) {
        form.querySelector<HTMLInputElement>('[name=password]')?.select()
        return
      }
      const dialog = form.closest('dialog')
      // Users who have closed it in the meantime do not want what they asked for.
      const isWanted = dialog?.open
      dialog?.close()
      if (isWanted && next && store.getAccess().mayWrite !== false) {
        // A release that is chosen again has no items before its edits have been read.
        if (!content.getContent().items) await content.readAll()
        next()
      } else continueWhereTheFocusWas()
    })
  }

  return (
    <dialog
      ref={openAtEmptyField}
      className="dialog account-dialog"
      aria-labelledby={title}
      onClose={store.closeSignIn}
    >
      <h2 id={title} className="dialog-title">
        {signIn.title}
      </h2>
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
        <div className="account-dialog-passwords">
          <TextField
            id="sign-in-password"
            name="password"
            type={shown ? 'text' : 'password'}
            label={signIn.password}
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            required
          />
          <ShowPassword shown={shown} onChange={setShown} />
        </div>
        <p role="alert" className="account-dialog-problem">
          {problem}
        </p>
        <div className="account-dialog-buttons">
          <Button type="submit" aria-disabled={trying}>
            {trying ? signIn.submitting : signIn.submit}
          </Button>
          <Button tone="outline" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {signIn.cancel}
          </Button>
        </div>
      </form>
      <p className="account-dialog-note">
        <ForgottenPassword contact={contact} />
      </p>
    </dialog>
  )
}
