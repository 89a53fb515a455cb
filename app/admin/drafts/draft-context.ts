import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Draft, isChanged } from './draft.ts'
import { type createDraftStore, type Drafts, noDrafts } from './draft-store.ts'

type DraftStore = ReturnType<typeof createDraftStore>

export const DraftContext = createContext<DraftStore | undefined>(undefined)

/** @throws outside the panel */
export function useDraftStore(): DraftStore {
  const drafts = useContext(DraftContext)
  if (!drafts) throw new Error('useDraftStore needs a DraftContext above it.')
  return drafts
}

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
