import { useState } from 'react'
import { type DraftView, needsTextarea } from '#app/admin/drafts/draft.ts'
import { useDraftStore, useDrafts } from '#app/admin/drafts/draft-context.ts'

/**
 * Decides whether the field has several lines. Typing here does not change that, and it never becomes single-line again.
 * @returns `is` says whether it has; `fit` gives it several lines if a text that is about to be put into it needs them
 * @param isList whether each line stands for something, even if there is only one
 */
export function useMultiline(key: string, saved: string, view: DraftView, isList: boolean) {
  const { getText } = useDraftStore()
  const [is, setIs] = useState(() => needsTextarea(getText(key, saved)) || needsTextarea(saved))
  const needs = useDrafts(({ byKey }) => {
    const draft = byKey.get(key)
    return draft ? draft.view !== view && needsTextarea(draft.text) : needsTextarea(saved)
  })
  if (!is && needs) setIs(true)
  return { is: is || isList, fit: (text: string) => needsTextarea(text) && setIs(true) }
}
