import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('fills in values by their names, and leaves other placeholders', () => {
  expect(fill('{count} of {all} {things}', { count: 0, all: '28' })).toBe('0 of 28 {things}')
  expect(fill('{toString}', {})).toBe('{toString}')
})

it('stops filling in values when the text would become too long', () => {
  const filled = fill('{name}'.repeat(4000), { name: 'x'.repeat(40_000) })
  expect(filled).toHaveLength(40_000 + 3999 * '{name}'.length)
  expect(fill('{x}'.repeat(40_000), { x: 1 })).toBe('1'.repeat(40_000))
})
