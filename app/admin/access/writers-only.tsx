import { type ReactNode, useEffect } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { focusHeading } from '#app/admin/ui/restore-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { useAccess } from './access-context.ts'
import type { Lock } from './write-lock.ts'
import './writers-only.css'

/** Shown instead of the history to users who are no operators. It says what they can do. */
export function WritersOnly({ children }: { children: ReactNode }) {
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
    <div className="writers-only">
      <p>{ask ? history.locked : history.lockedHere}</p>
      {ask && (
        <Button tone="outline" onClick={() => ask()}>
          {history.signIn}
        </Button>
      )}
    </div>
  )
}
