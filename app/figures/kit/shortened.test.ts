import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a text that is longer than its room ends in an ellipsis, and no character is cut', () => {
  expect(shortened('Austin', 6)).toBe('Austin')
  expect(shortened('Bangalore', 6)).toBe('Banga…')
  expect(shortened('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…')
  expect(shortened('', 6)).toBe('')
})
