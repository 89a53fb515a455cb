import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['anna.berg@example.com', 'AB'],
  ['anna@example.com', 'A'],
  ['anna-maria_van.berg@example.com', 'AB'],
  ['österreich.7@example.com', 'Ö7'],
  ['+@example.com', '+'],
])('%s has the initials %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials)
})
