import { createContext, useContext, useSyncExternalStore } from 'react'
import { noReleases } from '#app/admin/store/releases/release-store.ts'
import { type Draft, isChanged } from './draft.ts'
import { createDraftStore, type Drafts, noDrafts } from './draft-store.ts'

export const DraftContext = createContext(
  createDraftStore({ getState: () => noReleases, getWanted: () => undefined, subscribe: () => () => {} }),
)

export const useDraftStore = () => useContext(DraftContext)

/**
 * @param select must return the same value while what it reads is unchanged, so that a keystroke renders only one row
 */
export function useDrafts<T>(select: (drafts: Drafts) => T): T {
  const { subscribe, getDrafts } = useDraftStore()
  return useSyncExternalStore(
    subscribe,
    () => select(getDrafts()),
    () => select(noDrafts),
  )
}

/** Whether a key has an unsaved change. */
export const useIsUnsaved = (key: string): boolean =>
  useDrafts(({ byKey }) => {
    const draft = byKey.get(key)
    return draft !== undefined && isChanged(draft)
  })

/** The unsaved text of a key, if there is one. */
export const useDraft = (key: string): Draft | undefined => useDrafts(({ byKey }) => byKey.get(key))
