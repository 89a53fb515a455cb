import { adminNotices } from '#app/admin/copy/admin.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { Base } from '#app/admin/store/table/save-over.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ButtonState } from './buttons.ts'

/** A change of a link that can be undone. */
export interface LinkChange {
  /** The item that held the link, if there was one. */
  before: ContentItem | undefined
  /** What was saved. An undo is offered only until somebody changes it again. */
  after: string
}

/**
 * Saves the link of a button. Without a link, the button is coming soon: its item is deleted or, if the site has a
 * default link, holds an empty text.
 * @returns whether it succeeded
 */
export function saveLink(
  store: ContentStore,
  { text: { key, value: defaultLink }, item }: ButtonState,
  value: string,
  base: Base,
): Promise<boolean> {
  return item && value === '' && defaultLink === ''
    ? store.remove(item, adminNotices.unlinked, adminNotices.saveFailed)
    : store.put({ key, value, item, base })
}

/** @returns whether it succeeded */
export async function undoLinkChange(
  store: ContentStore,
  { item }: ButtonState,
  { before }: LinkChange,
): Promise<boolean> {
  if (!before) return item === undefined || store.remove(item, adminNotices.unlinked, adminNotices.saveFailed)
  return item ? store.save(item, before.content_value) : store.restore(before)
}
