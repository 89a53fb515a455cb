import { useMemo } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { type ButtonState, problemOf } from './buttons.ts'

export interface AcceptableLink {
  key: string
  /** Where the button would lead. */
  value: string
  /** What the button says. */
  label: string
}

/** What can be accepted for buttons: what was typed for them, else their suggestions, without what would be ignored. */
export function useAcceptable(buttons: readonly ButtonState[]): readonly AcceptableLink[] {
  const { rules } = useSite()
  const drafts = useDrafts(({ byKey }) => byKey)
  return useMemo(
    () =>
      buttons.flatMap(({ text, label, suggestion }) => {
        const value = drafts.get(text.key)?.text ?? suggestion
        return problemOf(text, value, rules) ? [] : [{ key: text.key, value, label }]
      }),
    [buttons, drafts, rules],
  )
}
