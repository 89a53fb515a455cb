import { useId, useState } from 'react'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { account as texts } from '#app/admin/copy/sign-in.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { useMenu } from '#app/admin/ui/use-menu.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { toast } from '#app/toast/toast.ts'
import { useAccessStore } from './access-context.ts'
import type { Access } from './access-store.ts'
import { initialsOf } from './initials.ts'
import './account-menu.css'

const loadPasswordDialog = () => import('./password-dialog.tsx')

/** The signed-in user, with what they can do with their account. Shows nothing to others. */
export const AccountMenu = ({ access: { email } }: { access: Access }) =>
  email === undefined ? null : <Menu email={email} />

function Menu({ email }: { email: string }) {
  const store = useAccessStore()
  const id = useId()
  const initials = initialsOf(email)
  const { around, button, open, setOpen, close } = useMenu()
  const [changing, setChanging] = useState(false)
  const PasswordDialog = useModule(loadPasswordDialog, changing, () => {
    setChanging(false)
    tellPartFailed()
  })?.PasswordDialog

  function changePassword() {
    // The button in the menu is gone when the dialog returns the focus.
    close(true)
    setChanging(true)
  }

  async function signOut() {
    // The menu is about to disappear.
    focusHeading({ preventScroll: true })
    if (!(await store.signOut())) toast({ ...texts.signedOutHere, tone: 'notice' })
  }

  return (
    <div ref={around} className="account">
      <button
        ref={button}
        type="button"
        className="account-button"
        aria-label={texts.button(email, initials)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {initials}
      </button>
      {open && (
        <div id={id} className="account-menu">
          <p>
            {texts.signedIn} <bdi>{email}</bdi>
          </p>
          <button type="button" onClick={changePassword}>
            {texts.changePassword}
          </button>
          <button type="button" onClick={signOut}>
            {texts.signOut}
          </button>
        </div>
      )}
      {changing && PasswordDialog && <PasswordDialog email={email} onClose={() => setChanging(false)} />}
    </div>
  )
}
