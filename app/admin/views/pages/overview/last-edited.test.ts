import { expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import { contentItem } from '#testing/content-item.ts'
import { lastEdited } from './last-edited.ts'

const { texts } = makeCatalog()

/** @param times of the edits, by key */
function editedAt(times: Record<string, string>, limit = 8) {
  const items = Object.entries(times).map(([key, updated_at]) => contentItem(key, 'Edited', { updated_at }))
  return lastEdited(textStatesOf(texts, items, { otherHosts: false }), limit).map(({ text }) => text.key)
}

it('returns edited texts, newest first, and leaves out items that the site does not use', () => {
  expect(
    editedAt({
      'home.hero.title': '2025-11-20T10:00:00.5+00:00',
      'about.hero.title': '2025-11-20T10:00:00.500001+00:00',
      'free.note': '2025-11-21T10:00:00+00:00',
      'careers.hero.title': '2025-11-20T12:00:00+02:00',
    }),
  ).toEqual(['about.hero.title', 'home.hero.title', 'careers.hero.title'])
})

it('keeps the order of the site for texts edited in one change', () => {
  const at = '2025-11-20T10:00:00+00:00'
  expect(editedAt({ 'contact.hero.title': at, 'home.hero.title': at, 'about.hero.title': at }, 2)).toEqual([
    'home.hero.title',
    'about.hero.title',
  ])
})

it('sorts times that JavaScript cannot read', () => {
  expect(
    editedAt({
      'home.hero.title': '-infinity',
      'about.hero.title': 'infinity',
      'contact.hero.title': 'infinity',
      'careers.hero.title': '2025-11-20T10:00:00+00:00',
    }),
  ).toEqual(['about.hero.title', 'contact.hero.title', 'careers.hero.title', 'home.hero.title'])
})
