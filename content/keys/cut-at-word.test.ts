import { expect, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

it.each([
  ['one two', 7, 'one two'],
  ['one two three', 9, 'one two…'],
  ['unbroken', 4, 'unbr…'],
  ['abc😀def', 4, 'abc…'],
])('cuts %j to %i characters: %j', (text, maxLength, cut) => {
  expect(cutAtWord(text, maxLength)).toBe(cut)
})
