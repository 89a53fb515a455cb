import { expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

it('keeps one value per key, and drops the least recently used', () => {
  let made = 0
  const of = createLruCache(() => made++)
  expect([of('first'), of('second'), of('first')]).toEqual([0, 1, 0])
  for (let i = 0; i < 9_998; i++) of(`${i}`)
  expect(of('first')).toBe(0)
  of('one more')
  expect(of('first')).toBe(0)
  expect(of('second')).toBe(10_001)
})
