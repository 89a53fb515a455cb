import { access as texts } from '#app/admin/copy/sign-in.ts'
import { Button } from '#app/ui/button.tsx'
import type { Writers } from '#content/keys/writers.ts'
import { useAccessStore } from './access-context.ts'
import type { Access } from './access-store.ts'
import { lockReasonId } from './write-lock.ts'
import './access-bar.css'

interface AccessProps {
  access: Access
  writers: Writers
}

interface AccessBarProps extends AccessProps {
  /** Whether changes go live, and not into a release. */
  isLive: boolean
}

/**
 * Says why the user cannot edit if signing in would not help, or that everyone can edit. Otherwise it shows nothing: see
 * {@link SignedOut} for users who could sign in. Who is signed in is in the account menu.
 */
export function AccessBar({ access, writers, isLive }: AccessBarProps) {
  const text = isLive || !access.isAuthor ? textOf(access, writers) : undefined
  if (!text || text === texts.signedOut) return null
  const isWarning = writers === 'everyone' || access.openAccessEnded

  return (
    <section className="access" aria-label={texts.label} data-warning={isWarning || undefined}>
      <p role="status" id={isLive ? lockReasonId : undefined}>
        {text}
      </p>
    </section>
  )
}

/** In the bar, where the account will be: offers to sign in to users who may only read until then. */
export function SignedOut({ access, writers }: AccessProps) {
  const { openSignIn } = useAccessStore()
  if (textOf(access, writers) !== texts.signedOut) return null
  return (
    <section className="signed-out" aria-label={texts.label}>
      <p role="status" id={lockReasonId}>
        {texts.signedOut}
      </p>
      <Button onClick={() => openSignIn()}>{texts.signIn}</Button>
    </section>
  )
}

function textOf(access: Access, writers: Writers): string | undefined {
  if (access.openAccessEnded) return texts.openAccessEnded
  if (writers === 'everyone') return texts.open
  if (access.mayWrite !== false) return undefined
  if (access.isAuthor) return texts.author
  if (access.email) return texts.notOperator(access.email)
  return writers === 'local' ? texts.elsewhere : texts.signedOut
}
