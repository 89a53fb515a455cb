import { expect, it } from 'vitest'
import { admin } from './admin.ts'
import { history } from './history.ts'
import { inbox } from './inbox.ts'
import { lists } from './lists.ts'

it('ends a sentence with one period, also if the reason has its own', () => {
  const reason = 'Too many requests. Try again in a moment.'
  expect(admin.loadFailed(reason)).toContain('Try again in a moment. Ensure the table')
  expect(admin.liveFailed(reason)).toContain('Try again in a moment. Updates might not be live.')
  expect(history.failed(reason)).toMatch(/Try again in a moment\.$/)
  expect(inbox.failed(reason)).toContain('Try again in a moment. Check your connection')
  expect(lists.form.failed(reason)).toContain('Try again in a moment. Your texts')
})
