import { expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { contentItem } from '#testing/content-item.ts'
import { filterRows, searchableItems } from './filter-rows.ts'

const row = (key: string, value: string) => ({ item: contentItem(key, value), gone: false })
const rows = [
  row('about.hero.title', 'Quince'),
  row('companyEmail', 'office@example.org'),
  row('free.note', 'Pear'),
]
const none = () => false
const found = (query: string, of: (item: ContentItem) => ReturnType<ReturnType<typeof searchableItems>>) =>
  filterRows(rows, query, of, none).map(({ item }) => item.content_key)

it.each([
  ['', ['about.hero.title', 'companyEmail', 'free.note']],
  ['  ', ['about.hero.title', 'companyEmail', 'free.note']],
  ['quince', ['about.hero.title']],
  ['TITLE hero', ['about.hero.title']],
  ['/about', ['about.hero.title']],
  ['about the company', ['about.hero.title']],
  ['email', ['companyEmail']],
  ['emial', ['companyEmail']],
  ['quince pear', []],
])('finds by %j', (query, keys) => {
  expect(found(query, searchableItems(makeCatalog()))).toEqual(keys)
})

it('searches keys and values before the catalog is loaded', () => {
  const searchable = searchableItems(undefined)
  expect(found('quince', searchable)).toEqual(['about.hero.title'])
  expect(found('about the company', searchable)).toEqual([])
})

it('keeps the rows that are to stay', () => {
  const stays = (id: string) => id === 'free.note'
  const left = filterRows(rows, 'quince', searchableItems(undefined), stays)
  expect(left.map(({ item }) => item.id)).toEqual(['about.hero.title', 'free.note'])
})
