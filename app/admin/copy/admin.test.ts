import { expect, it } from 'vitest'
import { admin } from './admin.ts'

it('ends a sentence with one period, also if the reason has its own', () => {
  const reason = 'Too many requests. Try again in a moment.'
  expect(admin.loadFailed(reason)).toContain('Try again in a moment. Ensure the table')
  expect(admin.liveFailed(reason)).toContain('Try again in a moment. Updates might not be live.')
})
