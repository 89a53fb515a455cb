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

it('counts as much as it is given, and nothing that is beyond the limit', () => {
  let time = 0
  const isWithin = createTokenBucket(100, 10, () => time)
  expect(isWithin(60)).toBe(true)
  expect(isWithin(50)).toBe(false)
  expect(isWithin(40)).toBe(true)
  time += 1000
  expect(isWithin(11)).toBe(false)
  expect(isWithin(10)).toBe(true)
})
