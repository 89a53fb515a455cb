import { createContext, useContext } from 'react'
import type { AccessStore } from './access-store.ts'
import type { Lock } from './write-lock.ts'

interface AccessContextValue {
  /** Set while nothing may be changed. */
  lock: Lock | undefined
  /** Set while the user may not see what is only for people who can edit or prepare releases. */
  readLock: Lock | undefined
  /** Whether the user may change what is live; undefined while unknown. */
  mayWrite: boolean | undefined
  /** Whether the history records every change, so that it can be viewed and undone. False until that is known. */
  keepsHistory: boolean
  /** Undefined outside the panel. */
  accessStore: AccessStore | undefined
}

export const AccessContext = createContext<AccessContextValue>({
  lock: undefined,
  readLock: undefined,
  mayWrite: undefined,
  keepsHistory: false,
  accessStore: undefined,
})

export const useAccess = () => useContext(AccessContext)

/** @throws outside the panel */
export function useAccessStore(): AccessStore {
  const { accessStore } = useAccess()
  if (!accessStore) throw new Error('useAccessStore needs an AccessContext above it.')
  return accessStore
}
