import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, beginningOf, clockOf, dayOf, longDay, nearDay, shortDayOf } from './days.ts'

const today = '2025-11-22'
const days = fc
  .date({ min: new Date('1971-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => dayOf(date.getTime()))

describe('days', () => {
  it('are named by their distance from today, with the year if it is another one', () => {
    expect(nearDay(today, today)).toBe('today')
    expect(nearDay('2025-11-21', today)).toBe('yesterday')
    expect(nearDay('2025-11-20', today)).toBeUndefined()
    expect(longDay(today, today)).toBe('Saturday 22 November')
    expect(longDay('2024-11-22', today)).toBe('Friday 22 November 2024')
    expect(shortDayOf('2025-11-02', today)).toBe('2 Nov')
    expect(shortDayOf('2024-12-31', today)).toBe('31 Dec 2024')
  })

  it('begin at midnight by the clock, also after a change between summer and winter time', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, later) => {
        const begin = beginningOf(day, later)
        expect(dayOf(begin)).toBe(addDays(day, later))
        expect(clockOf(begin)).toBe('00:00')
        expect(dayOf(Date.parse(begin) - 1)).toBe(addDays(day, later - 1))
      }),
    )
  })

  it('are unknown for times that JavaScript cannot read', () => {
    expect(dayOf('infinity')).toBe('')
    expect(clockOf('infinity')).toBe('infinity')
    expect(longDay('', today)).toBe('')
  })
})
