import { expect, it } from 'vitest'
import { describeWithoutMessage } from './error-reason.ts'

it('names the kind and the place of an error, and nothing of its message', () => {
  const told = describeWithoutMessage(new TypeError('no\n    at a secret\n    at another secret'))
  expect(told).toMatch(/^TypeError at .*error-reason\.test\.ts:\d+/)
  expect(told).not.toContain('secret')
  expect(describeWithoutMessage('a secret')).toBe('unknown')
})
