import type { Base } from '#app/admin/store/table/save-over.ts'

export const draftViews = ['items', 'pages', 'texts', 'lists', 'buttons', 'add'] as const
export type DraftView = (typeof draftViews)[number]

/** An unsaved text. Each key has at most one, in whichever view it is typed. */
export interface Draft {
  key: string
  base: Base
  text: string
  /** Where it was last typed. */
  view: DraftView
  /** The key typed so far for a new item, whose draft has an empty key. */
  newKey?: string | undefined
  /**
   * The id of the release that it was typed for, or was taken into from the live site before it was stored; undefined for
   * the live site.
   */
  release?: string | undefined
}

/** Whether a draft contains something unsaved. */
export const isChanged = ({ base, text, newKey }: Draft): boolean => text !== base.text || Boolean(newKey)

/** Whether somebody else has replaced the text that a draft started from with one that differs from the draft. */
export const isConflict = (draft: Draft, now: string): boolean =>
  now !== draft.base.text && now !== draft.text

/** Long texts, as specified, and texts with line breaks, which a single-line input would strip (HTML, 4.10.5.1.2). */
export const needsTextarea = (text: string): boolean => text.length > 100 || /[\n\r]/.test(text)
