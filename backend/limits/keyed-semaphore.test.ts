import { expect, it } from 'vitest'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

it('counts each key separately, and frees a permit on release', () => {
  const take = createKeyedSemaphore(2)
  const release = take('a')
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeDefined()
  release?.()
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
})
