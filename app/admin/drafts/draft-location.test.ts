import { expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { contentItem } from '#testing/content-item.ts'
import type { DraftView } from './draft.ts'
import { draftLocation } from './draft-location.ts'
import { newEntryKey } from './new-entry-draft.ts'

const catalog = makeCatalog()
const known = 'about.hero.title'
const stored = (view: DraftView, key: string, item: ContentItem | undefined) => ({
  name: 'n',
  key,
  view,
  base: { item, text: 'x' },
  text: 'typed',
  at: '2025-11-20',
})

it.each([
  ['in the list while its item exists', 'items', 'a', contentItem('a'), [contentItem('a')], 'items'],
  ['nowhere when its item was deleted', 'items', 'a', contentItem('a'), [], undefined],
  [
    'nowhere either when the site knows the key of the deleted item',
    'items',
    known,
    contentItem(known),
    [],
    undefined,
  ],
  ['in the site texts, edited or not', 'texts', known, undefined, [], 'texts'],
  [
    'in the list when the site does not know the key',
    'texts',
    'gone',
    contentItem('gone'),
    [contentItem('gone')],
    'items',
  ],
  ['in the form when its key no longer exists', 'texts', 'gone', undefined, [], 'add'],
  ['in the form where it was typed as a new item', 'add', '', undefined, [], 'add'],
  ['in the site texts when the new key belongs to the site', 'add', known, undefined, [], 'texts'],
  ['in the lists when it is a new entry', 'lists', newEntryKey('careers.positions'), undefined, [], 'lists'],
  ['in the form when its list no longer exists', 'lists', newEntryKey('gone'), undefined, [], 'add'],
  ['in the site texts when it is no new entry', 'lists', known, undefined, [], 'texts'],
] as const)('a draft can be restored %s', (_, view, key, base, items, where) => {
  expect(draftLocation(stored(view, key, base), items, catalog)).toBe(where)
})
