import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a text that is longer than its room ends in an ellipsis, and no character is cut', () => {
  expect(truncate('Austin', 6)).toBe('Austin')
  expect(truncate('Bangalore', 6)).toBe('Banga…')
  expect(truncate('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…')
  expect(truncate('', 6)).toBe('')
})
