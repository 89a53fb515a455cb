import { type SubmitEvent, useId, useState } from 'react'
import { password as texts } from '#app/admin/copy/sign-in.ts'
import { keptOpenWhile } from '#app/admin/ui/dialog/kept-open.ts'
import { openModal } from '#app/admin/ui/dialog/open-modal.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAccessStore } from './access-context.ts'
import type { PasswordProblem } from './access-store.ts'
import { findPasswordProblem, maxBytes, minCharacters } from './password-rules.ts'
import { ShowPassword } from './show-password.tsx'
import '#app/admin/ui/dialog/dialog.css'
import './account-dialog.css'

interface PasswordDialogProps {
  email: string
  onClose: () => void
}

/** Changes the password of the signed-in user. The names of the fields are those that password managers recognize. */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const store = useAccessStore()
  const id = useId()
  const [problem, setProblem] = useState<PasswordProblem>()
  const [shown, setShown] = useState(false)
  const [trying, startTrying] = useAction()
  const errorOf = (field: PasswordProblem['field']) => (problem?.field === field ? problem.words : undefined)

  async function tryToChange(current: string, password: string): Promise<PasswordProblem | undefined> {
    const words = findPasswordProblem(password)
    return words ? { field: 'new', words } : store.changePassword(current, password)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (trying) return
    const form = event.currentTarget
    const data = new FormData(form)
    const current = String(data.get('current-password'))
    const password = String(data.get('new-password'))
    // The same words again would not be announced.
    setProblem(undefined)
    startTrying(async () => {
      const found = await tryToChange(current, password)
      setProblem(found)
      if (found) {
        form.querySelector<HTMLInputElement>(`[name="${found.field}-password"]`)?.select()
        return
      }
      form.closest('dialog')?.close()
      toast({ ...texts.changed, tone: 'success' })
    })
  }

  const field = {
    type: shown ? 'text' : 'password',
    spellCheck: false,
    autoCapitalize: 'none',
    required: true,
  }
  return (
    <dialog
      ref={openModal}
      className="dialog account-dialog"
      aria-labelledby={id}
      {...keptOpenWhile(trying)}
      onClose={onClose}
    >
      <h2 id={id} className="dialog-title">
        {texts.title}
      </h2>
      <p>{texts.others}</p>
      <form onSubmit={submit}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="account-dialog-passwords">
          <TextField
            {...field}
            id={`${id}-current`}
            name="current-password"
            label={texts.current}
            autoComplete="current-password"
            error={errorOf('current')}
          />
          <TextField
            {...field}
            id={`${id}-new`}
            name="new-password"
            label={texts.new}
            hint={texts.rules(minCharacters, maxBytes)}
            autoComplete="new-password"
            error={errorOf('new')}
          />
          <ShowPassword shown={shown} onChange={setShown} />
        </div>
        <p role="alert" className="sr-only">
          {problem?.words}
        </p>
        <div className="account-dialog-buttons">
          <Button type="submit" aria-disabled={trying}>
            {trying ? texts.submitting : texts.submit}
          </Button>
          <Button
            tone="outline"
            aria-disabled={trying}
            onClick={({ currentTarget }) => trying || currentTarget.closest('dialog')?.close()}
          >
            {texts.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
