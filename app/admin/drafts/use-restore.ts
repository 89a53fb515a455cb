import { type DraftView, isChanged } from './draft.ts'
import { useDraftStore } from './draft-context.ts'
import type { StoredDraft } from './stored-draft.ts'

/**
 * Returns a function that makes a stored draft the draft of its key. The draft it replaces becomes recoverable in turn.
 */
export function useRestore(view: DraftView): (stored: StoredDraft) => void {
  const drafts = useDraftStore()
  return ({ key, base, text, name }) => {
    const replaced = drafts.getDrafts().byKey.get(key)
    if (replaced && isChanged(replaced)) drafts.park(replaced)
    // In this order, one write stores the new draft and removes the old one.
    drafts.dismiss(name)
    drafts.write({ key, base, text, view })
  }
}
