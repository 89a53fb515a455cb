import { expect, it } from 'vitest'
import { contentItem } from '#testing/content-item.ts'
import { planTexts } from './plan-texts.ts'

it('updates the items that exist, adds the others, and leaves out what already says so', () => {
  const items = [contentItem('a', 'old'), contentItem('b', 'same')]
  const texts = ['a', 'b', 'c'].map((key) => ({ key, value: key === 'b' ? 'same' : 'new' }))
  expect(planTexts(texts, items)).toEqual([
    { id: items[0]?.id, base: items[0]?.updated_at, row: { content_key: 'a', content_value: 'new' } },
    { id: expect.any(String), base: null, row: { content_key: 'c', content_value: 'new' } },
  ])
})
