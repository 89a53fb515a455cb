import { describe, expect, it } from 'vitest'
import { type Draft, isChanged, isConflict, needsTextarea } from './draft.ts'

const draft = (text: string): Draft => ({
  key: 'company.email',
  base: { item: undefined, text: 'before' },
  text,
  view: 'items',
})

it.each([
  ['x'.repeat(100), false],
  ['x'.repeat(101), true],
  ['two\nlines', true],
  ['', false],
])('the field is chosen by the text', (text, expected) => {
  expect(needsTextarea(text)).toBe(expected)
})

it('a draft counts as changed if its text differs from the saved one or it names a new key', () => {
  expect(isChanged(draft('typed'))).toBe(true)
  expect(isChanged(draft('before'))).toBe(false)
  expect(isChanged({ ...draft('before'), newKey: 'new' })).toBe(true)
})

describe('when another editor saves the same key', () => {
  it('is a conflict if the two texts differ, even if the draft says the original text again', () => {
    expect(isConflict(draft('mine'), 'theirs')).toBe(true)
    expect(isConflict(draft('before'), 'theirs')).toBe(true)
  })

  it('is not a conflict if the saved text equals the draft or the original', () => {
    expect(isConflict(draft('theirs'), 'theirs')).toBe(false)
    expect(isConflict(draft('mine'), 'before')).toBe(false)
  })
})
