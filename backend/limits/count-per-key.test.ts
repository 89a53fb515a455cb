import { expect, it } from 'vitest'
import { createCountPerKey } from './count-per-key.ts'

it('counts each key for itself, and makes room when one has ended', () => {
  const take = createCountPerKey(2)
  const release = take('a')
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeDefined()
  release?.()
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
})
