import { useMemo } from 'react'
import type { Writers } from '#content/keys/writers.ts'
import type { Access, AccessStore } from './access-store.ts'
import type { Lock } from './write-lock.ts'

interface LocksOptions {
  access: Access
  writers: Writers
  accessStore: AccessStore
  /** Whether the chosen release can be changed; undefined if changes go live. */
  isReleaseOpen: boolean | undefined
}

/** What the user may not do now: change anything, or even see what operators see. */
export function useLocks({ access, writers, accessStore, isReleaseOpen }: LocksOptions) {
  const { mayWrite, isAuthor, email } = access
  const signedIn = email !== undefined
  const locked = isReleaseOpen === undefined ? mayWrite === false : !isReleaseOpen
  const isStranger = mayWrite === false && !isAuthor
  const lock = useMemo<Lock>(
    () => (signedIn || writers === 'local' ? {} : { openSignIn: accessStore.openSignIn }),
    [signedIn, writers, accessStore],
  )
  return { lock: locked ? lock : undefined, readLock: isStranger ? lock : undefined }
}
