import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('takes the initials from the first and the last word', () => {
  expect(initialsOf('Maya Lindqvist')).toBe('ML')
  expect(initialsOf(' Ana de la Cruz ')).toBe('AC')
  expect(initialsOf('Plato')).toBe('P')
  expect(initialsOf('élise östberg')).toBe('ÉÖ')
  expect(initialsOf('')).toBe('')
  expect(initialsOf('Ada 👩‍🔧 \u202e“Byron”')).toBe('AB')
})
