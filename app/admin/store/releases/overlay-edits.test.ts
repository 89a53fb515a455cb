import { expect, it } from 'vitest'
import type { ReleaseEdit } from '#content-sync/release.ts'
import { contentItem } from '#testing/content-item.ts'
import { overlayEdits } from './overlay-edits.ts'

const live = (key: string, day: number) =>
  contentItem(key, `live ${key}`, { created_at: `2026-01-0${day}T00:00:00+00:00`, updated_at: 'live' })
const edit = (content_key: string, content_value: string | null): ReleaseEdit => ({
  id: `edit of ${content_key}`,
  release_id: 'release',
  content_key,
  content_value,
  base: null,
  created_at: '2026-01-02T12:00:00+00:00',
  updated_at: 'edited',
  changed_by_email: null,
})
const items = [live('a', 1), live('b', 2), live('c', 3)]

it('changes, removes and adds items, in the order of their creation', () => {
  const shown = overlayEdits(items, [edit('a', 'new'), edit('b', null), edit('d', 'added')])
  expect(shown.map(({ content_key, content_value }) => [content_key, content_value])).toEqual([
    ['a', 'new'],
    ['d', 'added'],
    ['c', 'live c'],
  ])
})

it('keeps the id of a live item, so that its row stays, with the version of the edit', () => {
  const [changed] = overlayEdits(items, [edit('a', 'new')])
  expect(changed).toMatchObject({ id: items[0]?.id, created_at: items[0]?.created_at, updated_at: 'edited' })
})

it('leaves out an edit that removes what is no longer there', () => {
  expect(overlayEdits(items, [edit('gone', null)])).toEqual(items)
})
