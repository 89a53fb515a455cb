import { useState, useTransition } from 'react'
import { access as texts } from '#app/admin/copy/sign-in.ts'
import { Button } from '#app/ui/button.tsx'
import type { Writers } from '#content/keys/writers.ts'
import type { Access, AccessStore } from './access-store.ts'
import { lockReason } from './write-lock.ts'
import './access-bar.css'

interface AccessBarProps {
  access: Access
  store: AccessStore
  writers: Writers
}

/** Says who is signed in and what they may do. Shows nothing if the site works as intended without a sign-in. */
export function AccessBar({ access, store, writers }: AccessBarProps) {
  const { email } = access
  const [leaving, startLeaving] = useTransition()
  const [problem, setProblem] = useState<string>()
  const text = textOf(access, writers)
  if (!text) return null
  const isWarning = writers === 'everyone' || access.openEnded

  return (
    <section className="access" aria-label={texts.label} data-warning={isWarning || undefined}>
      <p role="status" id={lockReason}>
        {problem ?? text}
      </p>
      {email ? (
        <Button
          tone="outline"
          aria-disabled={leaving}
          onClick={() => leaving || startLeaving(async () => setProblem(await store.signOut()))}
        >
          {leaving ? texts.signingOut : texts.signOut}
        </Button>
      ) : (
        access.mayWrite === false &&
        writers !== 'local' && <Button onClick={store.ask}>{texts.signIn}</Button>
      )}
    </section>
  )
}

function textOf({ mayWrite, openEnded, email }: Access, writers: Writers): string | undefined {
  if (openEnded) return texts.openEnded
  if (writers === 'everyone') return texts.open
  if (email) return mayWrite === false ? texts.notOperator(email) : texts.signedIn(email)
  if (mayWrite !== false) return undefined
  return writers === 'local' ? texts.elsewhere : texts.signedOut
}
