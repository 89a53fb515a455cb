import { access as texts } from '#app/admin/copy/sign-in.ts'
import { Button } from '#app/ui/button.tsx'
import type { Writers } from '#content/keys/writers.ts'
import { useAccessStore } from './access-context.ts'
import type { Access } from './access-store.ts'
import { lockReason } from './write-lock.ts'
import './access-bar.css'

interface AccessBarProps {
  access: Access
  writers: Writers
}

/**
 * Says who may edit, if the user may not or if everyone may. Shows nothing if the site works as intended. Who is signed in
 * is in the account menu.
 */
export function AccessBar({ access, writers }: AccessBarProps) {
  const { ask } = useAccessStore()
  const text = textOf(access, writers)
  if (!text) return null
  const isWarning = writers === 'everyone' || access.openEnded
  const canSignIn = access.email === undefined && access.mayWrite === false && writers !== 'local'

  return (
    <section className="access" aria-label={texts.label} data-warning={isWarning || undefined}>
      <p role="status" id={lockReason}>
        {text}
      </p>
      {canSignIn && <Button onClick={() => ask()}>{texts.signIn}</Button>}
    </section>
  )
}

function textOf({ mayWrite, openEnded, email }: Access, writers: Writers): string | undefined {
  if (openEnded) return texts.openEnded
  if (writers === 'everyone') return texts.open
  if (mayWrite !== false) return undefined
  if (email) return texts.notOperator(email)
  return writers === 'local' ? texts.elsewhere : texts.signedOut
}
