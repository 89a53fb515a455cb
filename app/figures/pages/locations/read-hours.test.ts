import { describe, expect, it } from 'vitest'
import { readDays, readHours, readWeek } from './read-hours.ts'

describe('reads hours', () => {
  it.each([
    ['9:00 AM-6:00 PM PST', { opens: 9, closes: 18 }],
    ['9:00 AM-6:00 PM', { opens: 9, closes: 18 }],
    ['9:00 am-6:00 pm PST', { opens: 9, closes: 18 }],
    ['9:30 AM – 12 PM PST', { opens: 9.5, closes: 12 }],
    [' 9:00 AM-6:00 PM PST\u{a0}', { opens: 9, closes: 18 }],
    ['12:00 AM-11:59 PM', { opens: 0, closes: 23 + 59 / 60 }],
  ])('%s', (text, hours) => {
    expect(readHours(text, 'PST')).toEqual(hours)
  })

  it.each([
    ['another time zone', '9:00 AM-6:00 PM EST'],
    ['no half of the day', '9-6 PM'],
    ['no such time', '13:00 AM-6:00 PM'],
    ['across midnight', '6:00 PM-2:00 AM'],
    ['more than hours', '9:00 AM-6:00 PM PST, by appointment'],
    ['words', 'All day'],
    ['nothing', ''],
  ])('but not %s', (_, text) => {
    expect(readHours(text, 'PST')).toBeUndefined()
  })
})

describe('reads days', () => {
  it.each([
    ['Mon-Fri', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
    ['Sat – Sun', ['Sat', 'Sun']],
    ['Wed', ['Wed']],
    ['Wed ', ['Wed']],
    ['Fri-Mon', undefined],
    ['Mon-Wed-Fri', undefined],
    ['Weekdays', undefined],
    ['', undefined],
  ])('%s', (text, days) => {
    expect(readDays(text)).toEqual(days)
  })
})

describe('reads a week', () => {
  const withFirst = (change: { days?: string; hours?: string }) =>
    readWeek(
      [
        { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM PST', ...change },
        { days: 'Sat', hours: '10:00 AM-2:00 PM PST' },
        { days: 'Sun', hours: 'closed' },
      ],
      'PST',
    )

  it('with its hours on each day', () => {
    const day = { opens: 9, closes: 18 }
    expect(Object.fromEntries(withFirst({}) ?? [])).toEqual({
      ...{ Mon: day, Tue: day, Wed: day, Thu: day, Fri: day },
      Sat: { opens: 10, closes: 14 },
    })
  })

  it('after its hours or days were edited', () => {
    expect(withFirst({ hours: '8:00 AM-1:00 PM PST' })?.get('Tue')).toEqual({ opens: 8, closes: 13 })
    expect([...(withFirst({ days: 'Mon-Wed' })?.keys() ?? [])]).toEqual(['Mon', 'Tue', 'Wed', 'Sat'])
  })

  it('but not if one row cannot be read, or two are about the same day', () => {
    expect(withFirst({ hours: 'By appointment' })).toBeUndefined()
    expect(withFirst({ days: 'On weekdays' })).toBeUndefined()
    expect(withFirst({ days: 'Mon-Sat' })).toBeUndefined()
  })
})
