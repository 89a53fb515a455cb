import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContentItem } from './content-item.ts'
import { differences } from './differences.ts'

const item = fc.record<ContentItem>({
  id: fc.integer({ min: 0, max: 9 }).map(String),
  content_key: fc.constantFrom('a', 'b'),
  content_value: fc.constantFrom('x', 'y'),
  created_at: fc.constant('2025-11-20'),
  updated_at: fc.constantFrom('2025-11-20', '2025-11-21'),
})
const list = fc.uniqueArray(item, { selector: ({ id }) => id })
const textsOf = (items: readonly ContentItem[]) =>
  new Map(items.map(({ id, content_key, content_value }) => [id, `${content_key}=${content_value}`]))

it('finds exactly the changes from one list to the other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const { added, changed, removed } = differences(before, after)
      const texts = textsOf(before)
      for (const { id } of removed) expect(texts.delete(id)).toBe(true)
      for (const each of changed) {
        expect(each.before.id).toBe(each.after.id)
        expect(textsOf([each.after])).not.toEqual(textsOf([each.before]))
        expect(texts.has(each.after.id)).toBe(true)
      }
      for (const { id } of added) expect(texts.has(id)).toBe(false)
      for (const [id, text] of textsOf([...added, ...changed.map(({ after }) => after)])) texts.set(id, text)
      expect(texts).toEqual(textsOf(after))
    }),
  )
})

it('ignores a different time of the last change', () => {
  fc.assert(
    fc.property(list, (before) => {
      const after = before.map((item) => ({ ...item, updated_at: '2025-11-22' }))
      expect(differences(before, after)).toEqual({ added: [], changed: [], removed: [] })
    }),
  )
})
