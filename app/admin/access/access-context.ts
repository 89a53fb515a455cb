import { createContext, useContext } from 'react'
import type { Lock } from './write-lock.ts'

interface AccessContextValue {
  /** Set while nothing can be changed. */
  lock: Lock | undefined
  /** Whether every change is kept, so that it can be looked at and undone. */
  keepsHistory: boolean
}

export const AccessContext = createContext<AccessContextValue>({ lock: undefined, keepsHistory: false })

export const useAccess = () => useContext(AccessContext)
