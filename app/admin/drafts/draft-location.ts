import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { DraftView } from './draft.ts'
import { listKeyOf, newEntryName } from './new-entry-draft.ts'
import type { StoredDraft } from './stored-draft.ts'

/**
 * Returns the view that can restore a draft: the one where it was typed, if it still shows the key.
 * @returns undefined if the draft's item was deleted, so that no row can restore it
 */
export function draftLocation(
  { key, view, base }: StoredDraft,
  items: readonly ContentItem[],
  catalog: Catalog | undefined,
): DraftView | undefined {
  if (key === '') return 'add'
  if (listKeyOf(key) !== undefined && (!catalog || newEntryName(key, catalog))) return 'lists'
  if (view !== 'items' && view !== 'lists' && view !== 'add' && catalog?.byKey.has(key)) return view
  if (items.some(({ content_key }) => content_key === key)) return 'items'
  if (catalog?.byKey.has(key) && !base.item) return 'texts'
  return base.item ? undefined : 'add'
}
