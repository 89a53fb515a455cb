import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf } from '#app/admin/ui/days.ts'
import { kindsOfChange, parseFilter, printFilter, recentDays, timesOf } from './history-filter.ts'

const text = fc.option(
  fc.string().map((each) => each.trim() || undefined),
  { nil: undefined },
)
const date = fc.constantFrom(undefined, '2025-11-22', '2024-02-29')
const filters = fc
  .record({
    person: text,
    page: text,
    what: fc.constantFrom(undefined, ...kindsOfChange),
    day: fc.constantFrom(undefined, ...recentDays),
    from: date,
    to: date,
    find: text,
  })
  .map((filter) => (filter.day ? { ...filter, from: undefined, to: undefined } : filter))

const paramsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split(/\?(.*)/s)[1]))

describe('the filter of the history', () => {
  it('is the same after it was in the address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(paramsOf(printFilter(filter)))).toEqual(filter)
      }),
    )
  })

  it('has a short address', () => {
    expect(printFilter({})).toBe('#history')
    expect(printFilter({ person: 'jo@example.com', day: 'yesterday' })).toBe(
      '#history?day=yesterday&person=jo%40example.com',
    )
  })

  it('ignores what it does not know', () => {
    const nothing = parseFilter({})
    expect(
      parseFilter({ day: 'someday', what: 'else', from: '2025-02-30', to: '', find: ' ', other: '1' }),
    ).toEqual(nothing)
    expect(Object.values(nothing).every((value) => value === undefined)).toBe(true)
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('day', 'from', 'to', 'what', 'find'), fc.string()),
        (params) => void parseFilter(params),
      ),
    )
  })

  it('covers whole days', () => {
    const today = '2025-11-22'
    const at = (day: string) => beginningOf(day)
    expect(timesOf({}, today)).toEqual({})
    expect(timesOf({ day: 'today' }, today)).toEqual({ from: at(today) })
    expect(timesOf({ day: 'yesterday' }, today)).toEqual({ from: at('2025-11-21'), before: at(today) })
    expect(timesOf({ day: 'week' }, today)).toEqual({ from: at('2025-11-16') })
    expect(timesOf({ from: '2025-11-01', to: '2025-11-03' }, today)).toEqual({
      from: at('2025-11-01'),
      before: at('2025-11-04'),
    })
  })
})
