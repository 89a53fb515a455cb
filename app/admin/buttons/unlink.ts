import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ButtonState } from './buttons.ts'

/**
 * Makes a button coming soon. Where the site itself has a destination, only an empty one in its place does that.
 * @returns whether it succeeded
 */
export const unlink = (store: ContentStore, { text, item }: ButtonState): Promise<boolean> =>
  item && text.value === '' ? store.remove(item) : store.put({ key: text.key, value: '', item })
