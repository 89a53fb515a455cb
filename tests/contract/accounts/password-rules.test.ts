// The panel refuses the same passwords as the server, before it sends them.
import { expect, it } from 'vitest'
import { findPasswordProblem as findInPanel } from '#app/admin/access/password-rules.ts'
import { findPasswordProblem } from '#backend/passwords/password-rules.ts'

it.each([
  ['', false],
  ['a'.repeat(11), false],
  ['a'.repeat(12), true],
  ['ä'.repeat(36), true],
  [`${'ä'.repeat(36)}a`, false],
  ['😀'.repeat(18), true],
  ['😀'.repeat(19), false],
])('%s', (password, accepted) => {
  expect(findPasswordProblem(password) === undefined).toBe(accepted)
  expect(findInPanel(password) === undefined).toBe(accepted)
})
