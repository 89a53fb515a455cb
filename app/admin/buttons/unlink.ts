import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ButtonState } from './buttons.ts'

/**
 * Removes a button's link, so that it is coming soon again. If the site has a default link, an empty text replaces it.
 * @returns whether it succeeded
 */
export const unlink = (store: ContentStore, { text, item }: ButtonState): Promise<boolean> =>
  item && text.value === '' ? store.remove(item) : store.put({ key: text.key, value: '', item })
