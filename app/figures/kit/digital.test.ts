import { expect, test } from 'vitest'
import { digital } from './digital.ts'

test('starts low and changes at every edge', () => {
  expect(digital({ edges: [2, 5], from: 0, to: 9, low: 30, high: 10 })).toBe('M0 30h2v-20h3v20h4')
  expect(digital({ edges: [], from: -4, to: 9, low: 30, high: 10 })).toBe('M-4 30h13')
})
