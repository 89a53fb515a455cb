import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('shortens a long text with an ellipsis, without splitting a character', () => {
  expect(truncate('Austin', 6)).toBe('Austin')
  expect(truncate('Bangalore', 6)).toBe('Banga…')
  expect(truncate('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…')
  expect(truncate('', 6)).toBe('')
})
