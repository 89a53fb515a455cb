import { expect, it } from 'vitest'
import { shortened } from './wording.ts'

it('returns a text of at most that many characters, emoji included', () => {
  expect(shortened('abcd', 4)).toBe('abcd')
  expect(shortened('abcde', 4)).toBe('abc…')
  expect(shortened('ab cde', 4)).toBe('ab…')
  expect(shortened('😀😀😀😀', 4)).toBe('😀😀😀😀')
  expect(shortened('😀😀😀😀😀', 4)).toBe('😀😀😀…')
})
