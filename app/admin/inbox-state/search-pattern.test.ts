import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasWords, searchCondition } from './search-pattern.ts'

const message = { name: '', email: '', company: '', subject: '', message: '' }

/** Whether a text matches the pattern of a condition, as ILIKE reads it. */
function matches(text: string, words: string): boolean {
  const [, pattern = ''] = /^name\.ilike\.(.*?),email\.ilike\./su.exec(searchCondition(words)) ?? []
  const source = [...pattern].map(
    (one) => ({ '%': '.*', _: '.' })[one] ?? `\\u{${one.codePointAt(0)?.toString(16)}}`,
  )
  return new RegExp(`^${source.join('')}$`, 'isu').test(text)
}

it('is a condition for each text of a message whatever is searched for, without quotes, brackets or escapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const conditions = searchCondition(words).split(',')
      expect(conditions.map((condition) => condition.split('.')[0])).toEqual(Object.keys(message))
      for (const condition of conditions)
        expect(condition).toMatch(/^[a-z]+\.ilike\.%[^()"{}[\]\\*\p{Cc}]*%$/u)
    }),
  )
  expect(searchCondition('a,b).or(c"\\')).toMatch(/^name\.ilike\.%a_b_\.or_c__%,email/)
})

it('finds every text with the words, and only those', () => {
  const words = fc.string({ unit: fc.constantFrom(...'ab%_*\\,()"{}[]. '), minLength: 1 })
  fc.assert(
    fc.property(words, words, words, (wanted, before, after) => {
      const text = before + wanted + after
      expect(matches(text, wanted)).toBe(true)
      expect(hasWords({ ...message, name: text }, wanted)).toBe(true)
    }),
  )
  for (const [text, wanted] of [
    ['100 percent', '100%'],
    ['axb', 'a_b'],
    ['a;b', 'a,b'],
    ['[b]', '(b)'],
  ] as const) {
    expect(hasWords({ ...message, subject: text }, wanted), `${wanted} in ${text}`).toBe(false)
  }
  expect(hasWords({ ...message, message: 'Say "HELLO"' }, '"hello"')).toBe(true)
})
