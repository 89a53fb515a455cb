import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxWordsLength, queryOf } from './replace-query.ts'

it('reads the fields and options from the address', () => {
  expect(queryOf({})).toEqual({ find: '', replacement: '', matchCase: false, wholeWords: false })
  expect(queryOf({ find: ' a ', with: '$&', case: 'on', words: 'on' })).toEqual({
    find: ' a ',
    replacement: '$&',
    matchCase: true,
    wholeWords: true,
  })
})

it('never holds what a field cannot hold or the database cannot store', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('a', '\n', '\r', '\0', '\u009f', '\ud83d', '👩'),
    maxLength: 2000,
  })
  fc.assert(
    fc.property(hostile, hostile, (find, replacement) => {
      for (const text of Object.values(queryOf({ find, with: replacement })).map(String)) {
        expect(text.length).toBeLessThanOrEqual(maxWordsLength)
        expect(text).toBe(text.toWellFormed())
        expect(text).not.toMatch(/[\r\n\0\u009f]/)
      }
    }),
  )
})
