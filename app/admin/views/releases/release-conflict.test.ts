import { expect, it } from 'vitest'
import type { ReleaseEdit } from '#content-sync/release.ts'
import { contentItem } from '#testing/content-item.ts'
import { hasConflict } from './release-conflict.ts'

const none = null

it.each([
  ['the text that was edited', 'old', 'new', 'old', false],
  ['the new text already', 'old', 'new', 'new', false],
  ['another text', 'old', 'new', 'theirs', true],
  ['no item anymore', 'old', 'new', none, true],
  ['no item, as before', none, 'new', none, false],
  ['an item that was added since', none, 'new', 'theirs', true],
  ['no item, as in the release', 'old', none, none, false],
  ['another text, which the release would remove', 'old', none, 'theirs', true],
])('%s', (_what, before, own, live, expected) => {
  const edit: ReleaseEdit = {
    id: '1',
    release_id: '1',
    content_key: 'a',
    content_value: own,
    base: before === none ? null : contentItem('a', before),
    created_at: '',
    updated_at: '',
    changed_by_email: null,
  }
  expect(hasConflict(edit, live === none ? undefined : contentItem('a', live))).toBe(expected)
})
