import { expect, it } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

it('allows a burst up to its capacity, and then as many calls as it refills', () => {
  let time = 0
  const isWithin = createTokenBucket(3, 2, () => time)
  const countWithin = (calls: number) => Array.from({ length: calls }, isWithin).filter(Boolean).length
  expect(countWithin(5)).toBe(3)
  time += 500
  expect(countWithin(5)).toBe(1)
  time += 60_000
  expect(countWithin(5)).toBe(3)
})
