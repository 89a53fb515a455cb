import { postgresChangesFilter } from '@supabase/supabase-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesFilter, parseFilter } from './filter.ts'

const row = { id: 7, content_key: 'home.title', content_value: 'a,b (c) "d"', live: true, note: null }

const matches = (filter: string) => matchesFilter(parseFilter(filter), row)

describe('a filter', () => {
  it.each([
    '',
    'id=eq.7',
    'live=eq.true',
    'content_key=neq.home.subtitle',
    'content_key=not.eq.home.subtitle',
    'id=in.(6,7)',
    'id=not.in.(8,9)',
    'id=eq.7,content_key=eq.home.title',
    String.raw`content_value=eq."a,b (c) \"d\""`,
    String.raw`content_value=in.(x,"a,b (c) \"d\"")`,
  ])('matches the row: %s', (filter) => {
    expect(matches(filter)).toBe(true)
  })

  it.each(['id=eq.8', 'id=eq.7,live=eq.false', 'id=in.()', 'note=eq.null', 'note=neq.x', 'absent=neq.x'])(
    'does not meet the row: %s',
    (filter) => {
      expect(matches(filter)).toBe(false)
    },
  )

  it.each([
    'id',
    'id=7',
    'id=gt.6',
    'content_key=like.home*',
    'id=in.6',
    'id=eq.7,',
    'id=eq."7',
    'id=in.(6,7',
  ])('is refused: %s', (filter) => {
    expect(() => parseFilter(filter)).toThrow()
  })

  it('keeps the meaning that the client gave it, whatever the values', () => {
    // `in.()` is the empty list, so a list cannot consist of the empty text alone.
    const values = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(values, fc.string({ unit: 'grapheme' }), (wanted, value) => {
        const one = parseFilter(
          postgresChangesFilter()
            .eq('content_value', wanted[0] ?? '')
            .build(),
        )
        expect(matchesFilter(one, { content_value: value })).toBe(wanted[0] === value)
        expect(matchesFilter(one, { content_value: wanted[0] })).toBe(true)
        const list = parseFilter(postgresChangesFilter().in('content_value', wanted).build())
        expect(wanted.every((each) => matchesFilter(list, { content_value: each }))).toBe(true)
        expect(matchesFilter(list, { content_value: value })).toBe(wanted.includes(value))
      }),
    )
  })
})
