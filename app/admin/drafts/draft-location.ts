import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { KeptText } from './stored-draft.ts'

/**
 * The view that offers a kept text, or the form that adds items.
 * @returns undefined where its item was deleted meanwhile: no row is there to offer it
 */
export function draftLocation(
  { place, base }: KeptText,
  items: readonly ContentItem[],
  catalog: Catalog | undefined,
): 'list' | 'texts' | 'buttons' | 'add' | undefined {
  const { content_key: key, updated_at } = base
  if (place === 'add') return place
  if (place !== 'list' && catalog?.byKey.has(key)) return place
  if (items.some(({ content_key }) => content_key === key)) return 'list'
  return updated_at === '' ? 'add' : undefined
}
