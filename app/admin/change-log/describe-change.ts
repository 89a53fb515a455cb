// What a change did to a text: what visitors read before and after.

import { history } from '#app/admin/copy/history.ts'
import type { SiteText } from '#content/keys/labels.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import { eventOf, keyOf } from './content-change.ts'

export interface ChangeDescription {
  key: string
  /** What happened, unless the text was edited. */
  note: string | undefined
  /** What visitors read before and after, as far as it is known. Without an item, it is the default of the text. */
  before: string
  after: string
}

/** @param textOf finds the text of the site that has a key */
export function describeChange(
  change: Pick<ContentChange, 'before' | 'after'>,
  textOf: (key: string) => SiteText | undefined,
): ChangeDescription {
  const { before, after } = change
  const key = keyOf(change)
  const text = textOf(key)
  return {
    key,
    note: noteOf(change, text),
    before: before?.content_value ?? text?.value ?? '',
    after: after?.content_value ?? text?.value ?? '',
  }
}

function noteOf(change: Pick<ContentChange, 'before' | 'after'>, text: SiteText | undefined) {
  const { notes } = history
  // Most buttons have no link by default.
  const isLink = text?.kind === 'href' && text.value === ''
  switch (eventOf(change)) {
    case 'inserted':
      return isLink ? notes.linkAdded : text ? undefined : notes.added
    case 'deleted':
      return isLink ? notes.linkRemoved : text ? notes.reset : notes.deleted
    case 'renamed':
      return notes.renamed(change.before?.content_key ?? '')
    case 'same':
      return notes.same
    case 'changed':
      return undefined
  }
}
