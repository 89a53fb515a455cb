import { expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { rowsOf } from './rows.ts'

const item = (id: string): ContentItem => ({
  id,
  content_key: `key.${id}`,
  content_value: `value of ${id}`,
  created_at: `2025-11-20T10:00:0${id}+00:00`,
  updated_at: `2025-11-20T10:00:0${id}+00:00`,
})
const [one, two, three] = [item('1'), item('2'), item('3')]

it('are made from the items', () => {
  expect(rowsOf([one, two], [one]).map(({ gone }) => gone)).toEqual([false, false])
})

it('keep the place of a deleted item while it has an unsaved text', () => {
  expect(rowsOf([one, three], [two, three])).toEqual([
    { item: one, gone: false },
    { item: two, gone: true },
    { item: three, gone: false },
  ])
})

it('show an item once that was deleted and added again', () => {
  expect(rowsOf([one, { ...two, id: '9' }], [two])).toHaveLength(2)
})
