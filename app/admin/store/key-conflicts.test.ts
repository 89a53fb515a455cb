import { expect, it } from 'vitest'
import { contentItem } from '#testing/content-item.ts'
import { findKeyConflicts, replaceExisting } from './key-conflicts.ts'

const item = (id: string, key: string) =>
  contentItem(key, `text of ${id}`, { id, updated_at: `version of ${id}` })
const back = (id: string, content_key: string) => ({
  id,
  base: null,
  row: { content_key, content_value: 'old', created_at: '2025-01-01T00:00:00Z' },
})

it('is another item with the key, but not one that changes as well', () => {
  const changes = [
    back('gone', 'a'),
    back('free', 'b'),
    { id: '3', base: 'version of 3', row: null },
    back('4', 'c'),
  ]
  expect(findKeyConflicts(changes, [item('1', 'a'), item('3', 'c')])).toEqual([
    { item: item('1', 'a'), text: 'old' },
  ])
})

it('replaces the text of the version that was shown, and keeps the creation time', () => {
  const changes = [back('gone', 'a'), back('free', 'b')]
  expect(replaceExisting(changes, findKeyConflicts(changes, [item('1', 'a')]))).toEqual([
    { id: '1', base: 'version of 1', row: { content_key: 'a', content_value: 'old' } },
    back('free', 'b'),
  ])
})

it('needs no change if the text is already the same', () => {
  const changes = [back('gone', 'a'), back('free', 'b')]
  const same = { ...item('1', 'a'), content_value: 'old' }
  expect(replaceExisting(changes, findKeyConflicts(changes, [same]))).toEqual([back('free', 'b')])
})
