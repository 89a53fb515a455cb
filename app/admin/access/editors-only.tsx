import { type ReactNode, useEffect, useRef, useState } from 'react'
import { access } from '#app/admin/copy/sign-in.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { useAccess } from './access-context.ts'
import type { Lock } from './write-lock.ts'
import './editors-only.css'

interface EditorsOnlyProps {
  /** Whether the view shows what only editors may read. */
  isPrivate: boolean
  children: ReactNode
}

/**
 * Shows a view only to people who can edit or prepare releases. Others read why they cannot see it, and can sign in if that
 * would help. When a session ends, a view without private texts stays, locked: nothing typed or selected in it is lost.
 */
export function EditorsOnly({ isPrivate, children }: EditorsOnlyProps) {
  const { readLock, mayWrite } = useAccess()
  const [wasShown, setWasShown] = useState(false)
  // Until the panel knows who may edit, nothing is locked.
  if (!readLock && mayWrite !== undefined && !wasShown) setWasShown(true)
  return readLock && (isPrivate || !wasShown) ? <Locked {...readLock} wasShown={wasShown} /> : children
}

interface LockedProps extends Lock {
  /** Whether the view was shown until now. */
  wasShown: boolean
}

function Locked({ openSignIn, wasShown }: LockedProps) {
  const reason = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The focus was in the view.
    if (wasShown && document.activeElement === document.body) reason.current?.focus({ preventScroll: true })
    return () => {
      // The view shown after signing in may still be loading; only then is there a heading to focus.
      if (document.activeElement === document.body) focusHeading({ preventScroll: true })
    }
  }, [wasShown])
  return (
    <div className="editors-only">
      <p ref={reason} tabIndex={-1}>
        {openSignIn ? access.viewLocked : access.viewLockedHere}
      </p>
      {openSignIn && (
        <Button tone="outline" onClick={() => openSignIn()}>
          {access.signIn}
        </Button>
      )}
    </div>
  )
}
