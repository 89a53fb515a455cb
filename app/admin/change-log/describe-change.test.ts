import { expect, it } from 'vitest'
import type { SiteText } from '#content/keys/labels.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { contentItem } from '#testing/content-item.ts'
import { describeChange } from './describe-change.ts'

const textOf = (key: string, kind: SiteText['kind'], value: string): SiteText => ({
  key,
  kind,
  value,
  label: key,
  page: '/',
  pageName: '',
  parts: [],
})
const texts = new Map([
  ['title', textOf('title', 'name', 'Default')],
  ['cta.href', textOf('cta.href', 'href', '')],
])
const say = (before: ContentItem | null, after: ContentItem | null) =>
  describeChange({ before, after }, (key) => texts.get(key))

it.each([
  ['an edit of a default', null, contentItem('title', 'New'), undefined, 'Default', 'New'],
  ['a further edit', contentItem('title', 'Old'), contentItem('title', 'New'), undefined, 'Old', 'New'],
  ['a reset', contentItem('title', 'Old'), null, 'reset to default', 'Old', 'Default'],
  ['a link', null, contentItem('cta.href', '/careers'), 'link added', '', '/careers'],
  ['no link', contentItem('cta.href', '/careers'), null, 'link removed', '/careers', ''],
  ['an item', null, contentItem('other', 'x'), 'added', '', 'x'],
  ['no item', contentItem('other', 'x'), null, 'deleted', 'x', ''],
  ['another key', contentItem('one', 'x'), contentItem('other', 'x'), 'renamed from one', 'x', 'x'],
  ['the same', contentItem('other', 'x'), contentItem('other', 'x'), 'saved without changes', 'x', 'x'],
] as const)('says what a change did: %s', (_, before, after, note, was, is) => {
  expect(say(before, after)).toMatchObject({ note, before: was, after: is })
})
