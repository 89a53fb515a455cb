import { expect, it } from 'vitest'
import { contentItem } from '#testing/content-item.ts'
import { planDeletion } from './plan-deletion.ts'

const item = (id: string) => contentItem(id, '', { updated_at: `version of ${id}` })
const items = [...'abcde'].map(item)

it.each([
  ['b', 'c'],
  ['bc', 'd'],
  ['bd', 'c'],
  ['e', 'd'],
  ['cde', 'b'],
  ['x', 'a'],
  ['abcde', undefined],
])('moves the focus from %s to %s', (gone, next) => {
  expect(planDeletion(items, [...gone].map(item)).next).toBe(next)
})

it('deletes the versions that were shown', () => {
  expect(planDeletion(items, [item('b')]).changes).toEqual([{ id: 'b', base: 'version of b', row: null }])
})
