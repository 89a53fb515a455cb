import { expect, it } from 'vitest'
import type { SiteText } from '#app/admin/catalog/site-text.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { describeChange } from './describe-change.ts'

const itemOf = (content_key: string, content_value: string): ContentItem => ({
  id: '1',
  content_key,
  content_value,
  created_at: '2025-01-01T00:00:00+00:00',
  updated_at: '2025-01-01T00:00:00+00:00',
})
const textOf = (key: string, kind: SiteText['kind'], value: string): SiteText => ({
  key,
  kind,
  value,
  label: key,
  page: '/',
  place: '',
  parts: [],
})
const texts = new Map([
  ['title', textOf('title', 'name', 'Default')],
  ['cta.href', textOf('cta.href', 'href', '')],
])
const say = (before: ContentItem | null, after: ContentItem | null) =>
  describeChange({ before, after }, (key) => texts.get(key))

it.each([
  ['an edit of a default', null, itemOf('title', 'New'), undefined, 'Default', 'New'],
  ['a further edit', itemOf('title', 'Old'), itemOf('title', 'New'), undefined, 'Old', 'New'],
  ['a reset', itemOf('title', 'Old'), null, 'reset to default', 'Old', 'Default'],
  ['a link', null, itemOf('cta.href', '/careers'), 'link added', '', '/careers'],
  ['no link', itemOf('cta.href', '/careers'), null, 'link removed', '/careers', ''],
  ['an item', null, itemOf('other', 'x'), 'added', '', 'x'],
  ['no item', itemOf('other', 'x'), null, 'deleted', 'x', ''],
  ['another key', itemOf('one', 'x'), itemOf('other', 'x'), 'renamed from one', 'x', 'x'],
  ['the same', itemOf('other', 'x'), itemOf('other', 'x'), 'saved without changes', 'x', 'x'],
] as const)('says what a change did: %s', (_, before, after, note, was, is) => {
  expect(say(before, after)).toMatchObject({ note, before: was, after: is })
})
