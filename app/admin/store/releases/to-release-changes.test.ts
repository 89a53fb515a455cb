import { expect, it } from 'vitest'
import type { PlannedChange } from '#content-sync/content-item.ts'
import { contentItem } from '#testing/content-item.ts'
import { toReleaseChanges } from './to-release-changes.ts'

const items = ['a', 'b'].map((key) => contentItem(key, '', { updated_at: `version of ${key}` }))
const [a, b] = items.map(({ id }) => id)
const row = (content_key: string, content_value = 'new') => ({ content_key, content_value })

it.each<[what: string, changes: PlannedChange[], expected: object[]]>([
  [
    'an edit',
    [{ id: a ?? '', base: 'version of a', row: row('a') }],
    [{ key: 'a', base: 'version of a', value: 'new' }],
  ],
  [
    'a deletion',
    [{ id: a ?? '', base: 'version of a', row: null }],
    [{ key: 'a', base: 'version of a', value: null }],
  ],
  ['a new item', [{ id: 'x', base: null, row: row('x') }], [{ key: 'x', base: null, value: 'new' }]],
  [
    'another key',
    [{ id: a ?? '', base: 'version of a', row: row('c') }],
    [
      { key: 'a', base: 'version of a', value: null },
      { key: 'c', base: null, value: 'new' },
    ],
  ],
  [
    'keys that two items exchange',
    [
      { id: a ?? '', base: 'version of a', row: row('b', 'of a') },
      { id: b ?? '', base: 'version of b', row: row('a', 'of b') },
    ],
    [
      { key: 'b', base: 'version of b', value: 'of a' },
      { key: 'a', base: 'version of a', value: 'of b' },
    ],
  ],
  ['the deletion of an item that is not known', [{ id: 'x', base: 'version of x', row: null }], []],
])('%s', (_what, changes, expected) => {
  expect(toReleaseChanges(changes, items)).toEqual(expected)
})
