import { expect, it } from 'vitest'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

it('counts each key for itself, and makes room when one has ended', () => {
  const take = createKeyedSemaphore(2)
  const release = take('a')
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeDefined()
  release?.()
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
})
