import { createContext, useContext } from 'react'
import type { Lock } from './write-lock.ts'

interface AccessContextValue {
  /** Set while nothing may be changed. */
  lock: Lock | undefined
  /** Whether the history records every change, so that it can be viewed and undone. */
  keepsHistory: boolean
}

export const AccessContext = createContext<AccessContextValue>({ lock: undefined, keepsHistory: false })

export const useAccess = () => useContext(AccessContext)
