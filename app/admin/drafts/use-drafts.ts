import { useEffect, useSyncExternalStore } from 'react'
import { usePanel } from '#app/admin/panel-context.ts'
import { type DraftStore, type Drafts, noDrafts } from './draft-store.ts'
import { type Editing, isChanged } from './editing.ts'
import type { DraftPlace } from './stored-draft.ts'

/** What is offered to be brought back. */
export function useDrafts(): Drafts {
  const { drafts } = usePanel()
  return useSyncExternalStore(drafts.subscribe, drafts.getDrafts, () => noDrafts)
}

/** Keeps what is typed in a place for as long as it is not saved. */
export function useHeldDrafts(store: DraftStore, place: DraftPlace, { drafts }: Editing) {
  useEffect(() => {
    const changed = [...drafts.values()].filter(isChanged)
    store.hold(
      place,
      changed.map(({ item, text }) => ({ base: item, text })),
    )
  }, [store, place, drafts])
}
