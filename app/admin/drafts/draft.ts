import type { Base } from '#app/admin/store/save-over.ts'

export const views = ['list', 'texts', 'buttons', 'add'] as const
export type DraftView = (typeof views)[number]

/** A text that was typed and is not saved. Each key has one at most, whichever view it is typed in. */
export interface Draft {
  key: string
  base: Base
  text: string
  /** Where it was typed last. */
  view: DraftView
  /** Of a new item, whose draft has an empty key: what is typed as its key so far. */
  newKey?: string | undefined
}

/** Whether a draft says something that is not saved. */
export const isChanged = ({ base, text, newKey }: Draft): boolean => text !== base.text || Boolean(newKey)

/** Whether somebody else has changed what a draft was written over, to another text than the draft's. */
export const isConflict = (draft: Draft, now: string): boolean =>
  now !== draft.base.text && now !== draft.text

/** Longer texts, as specified, and those with line breaks: a single-line input would strip them (HTML, 4.10.5.1.2). */
export const needsTextarea = (text: string): boolean => text.length > 100 || /[\n\r]/.test(text)
