import { describe, expect, it } from 'vitest'
import { type Draft, isChanged, isConflict, needsTextarea } from './draft.ts'

const draft = (text: string): Draft => ({
  key: 'company.email',
  base: { item: undefined, text: 'before' },
  text,
  view: 'list',
})

it.each([
  ['x'.repeat(100), false],
  ['x'.repeat(101), true],
  ['two\nlines', true],
  ['', false],
])('the field is chosen by the text', (text, expected) => {
  expect(needsTextarea(text)).toBe(expected)
})

it('a draft is changed where it says something else than it was written over, or names a new key', () => {
  expect(isChanged(draft('typed'))).toBe(true)
  expect(isChanged(draft('before'))).toBe(false)
  expect(isChanged({ ...draft('before'), newKey: 'new' })).toBe(true)
})

describe('when another editor saves the same text', () => {
  it('is a conflict where both texts differ, also when one typed the old text again', () => {
    expect(isConflict(draft('mine'), 'theirs')).toBe(true)
    expect(isConflict(draft('before'), 'theirs')).toBe(true)
  })

  it('is not where it says the same as the draft, or as before', () => {
    expect(isConflict(draft('theirs'), 'theirs')).toBe(false)
    expect(isConflict(draft('mine'), 'before')).toBe(false)
  })
})
