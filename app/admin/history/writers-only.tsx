import { type ReactNode, useEffect } from 'react'
import { history } from '#content/admin-history.ts'
import { Key } from '../../ui/key.tsx'
import { focusHeading } from '../hand-focus-on.ts'
import type { Lock } from '../lock.ts'
import { usePanel } from '../panel-context.ts'
import './writers-only.css'

/** What those who may not write get in place of the history: what to do. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { lock } = usePanel()
  return lock ? <Locked {...lock} /> : children
}

function Locked({ ask }: Lock) {
  // The view that a sign-in brings may have to be loaded first: only then is there a heading to take the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading({ preventScroll: true })
    },
    [],
  )
  return (
    <div className="writers-only">
      <p>{ask ? history.locked : history.lockedHere}</p>
      {ask && <Key onClick={ask}>{history.signIn}</Key>}
    </div>
  )
}
