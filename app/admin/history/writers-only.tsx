import type { ReactNode } from 'react'
import { history } from '#content/admin-history.ts'
import { Key } from '../../ui/key.tsx'
import { usePanel } from '../panel-context.ts'
import './writers-only.css'

/** What those who may not write get in place of the history: what to do. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { lock } = usePanel()
  if (!lock) return children
  return (
    <div className="writers-only">
      <p>{lock.ask ? history.locked : history.lockedHere}</p>
      {lock.ask && <Key onClick={lock.ask}>{history.signIn}</Key>}
    </div>
  )
}
