import { expect, it } from 'vitest'
import { partsOf } from './request-parts.ts'

/** Below the megabyte that a request may have. */
const maxBytes = 400_000
const bytesOf = (part: readonly object[]) => Buffer.byteLength(JSON.stringify(JSON.stringify(part)))

it.each([
  ['plain texts', 'a'.repeat(9000)],
  ['texts of which each character is escaped twice', '"\n\\'.repeat(1500)],
  ['texts of four bytes a character', '🙂'.repeat(2500)],
  ['empty texts', ''],
])('divides many changes of %s into few requests of a limited size, in their order', (_what, value) => {
  const changes = Array.from({ length: 500 }, (_, n) => ({ key: `key.${n}`, value, base: null }))
  const parts = partsOf(changes)
  expect(parts.flat()).toEqual(changes)
  const sizes = parts.map(bytesOf)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes)
  for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(0.8 * maxBytes)
})

it('gives a change that is too large a request of its own, and none to no changes', () => {
  const [small, large] = [{ value: 'x' }, { value: 'x'.repeat(maxBytes) }]
  expect(partsOf([small, large, small])).toEqual([[small], [large], [small]])
  expect(partsOf([])).toEqual([])
})
