import { expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { draftLocation } from './draft-location.ts'
import type { DraftPlace } from './stored-draft.ts'

const catalog = makeCatalog()
const known = 'about.hero.title'
const item = (content_key: string, updated_at = '2025-11-20T10:00:00+00:00'): ContentItem => ({
  id: '1',
  content_key,
  content_value: 'x',
  created_at: updated_at,
  updated_at,
})
const kept = (place: DraftPlace, base: ContentItem) => ({
  name: 'n',
  place,
  base,
  text: 'typed',
  at: '2025-11-20',
})

it.each([
  ['in the list while its item is there', 'list', item('a'), [item('a')], 'list'],
  ['nowhere when its item was deleted', 'list', item('a'), [], undefined],
  [
    'nowhere either when the site knows its key: only there it would come back as it was',
    'list',
    item(known),
    [],
    undefined,
  ],
  ['in the site texts, whether an item overrides it or not', 'texts', item(known, ''), [], 'texts'],
  ['in the list when the site does not know the key any more', 'texts', item('gone'), [item('gone')], 'list'],
  ['in the form when nothing is left of its key', 'texts', item('gone', ''), [], 'add'],
  ['in the form where it was to be added', 'add', item('new', ''), [], 'add'],
] as const)('a kept text is found %s', (_, place, base, items, where) => {
  expect(draftLocation(kept(place, base), items, catalog)).toBe(where)
})
