import { type ReactNode, useEffect } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { focusHeading } from '#app/admin/ui/restore-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { useAccess } from './access-context.ts'
import type { Lock } from './write-lock.ts'
import './editors-only.css'

/**
 * Shows a view only to people who can edit or prepare releases. Others read why they cannot see it, and can sign in if that
 * would help.
 */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { readLock } = useAccess()
  return readLock ? <Locked {...readLock} /> : children
}

function Locked({ ask }: Lock) {
  // The view shown after signing in may still be loading; only then is there a heading to focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading({ preventScroll: true })
    },
    [],
  )
  return (
    <div className="editors-only">
      <p>{ask ? history.locked : history.lockedHere}</p>
      {ask && (
        <Button tone="outline" onClick={() => ask()}>
          {history.signIn}
        </Button>
      )}
    </div>
  )
}
