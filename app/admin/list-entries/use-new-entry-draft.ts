import { useState } from 'react'
import { isChanged } from '#app/admin/drafts/draft.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { newEntryKey, valuesIn } from '#app/admin/drafts/new-entry-draft.ts'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import { useRestore } from '#app/admin/drafts/use-restore.ts'

type Values = Readonly<Record<string, string>>

/**
 * The values of a new entry's fields, as the draft of the list's new entry.
 * @param isDuplicate whether the form starts from another entry, and not from what was typed before
 * @param getInitial returns the values until the user types
 */
export function useNewEntryDraft(listKey: string, isDuplicate: boolean, getInitial: () => Values) {
  const drafts = useDraftStore()
  const restore = useRestore('lists')
  const key = newEntryKey(listKey)
  const [initial] = useState(getInitial)
  const base = { item: undefined, text: JSON.stringify(initial) }
  const last = useDraft(key)
  const draft = isDuplicate && last?.base.text !== base.text ? undefined : last
  const typed = draft && valuesIn(draft.text)
  const values: Values = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, typed?.get(name) ?? value]),
  )

  return {
    key,
    values,

    setValue(name: string, value: string) {
      if (last && !draft && isChanged(last)) drafts.park(last)
      const text = JSON.stringify({ ...values, [name]: value })
      drafts.write({ key, base: draft?.base ?? base, text, view: 'lists' })
    },

    restore: (stored: StoredDraft) => restore({ ...stored, base }),

    /**
     * The entry was added.
     * @returns false if the user has begun to type another entry of the list, which is kept
     */
    discard(): boolean {
      if (drafts.getDrafts().byKey.get(key)?.text !== last?.text) return false
      if (draft) drafts.discard(key)
      return true
    },

    /** The form is closed without adding the entry. */
    park() {
      if (draft) drafts.parkAndDiscard(key)
    },
  }
}
