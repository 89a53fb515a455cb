import { expect, it } from 'vitest'
import { randomUuid } from './random-uuid.ts'

it('returns another UUID of version 4 each time', () => {
  const uuids = Array.from({ length: 100 }, randomUuid)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(uuids).size).toBe(100)
})
