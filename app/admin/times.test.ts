import { expect, it } from 'vitest'
import { exactTime, shortTime, timeOfDay } from './times.ts'

const time = '2025-10-28T15:57:03.123456+00:00'
const after = (seconds: number) => Date.parse(time) + seconds * 1000

it.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [24 * 3600 - 1, '23 hours ago'],
])('%i s later it says %s', (seconds, text) => {
  expect(shortTime(time, after(seconds))).toBe(text)
})

it('names the day and minute from a day on, and everything for those who ask', () => {
  expect(shortTime(time, after(24 * 3600))).toMatch(/^\d\d Oct 2025, \d\d:\d\d$/)
  expect(exactTime(time)).toMatch(/^\w+,? \d\d? October 2025 at \d\d:\d\d:03 \S+$/)
})

it.each(['infinity', '-infinity', '0044-03-15T00:00:00+00 BC'])(
  'shows %s, which is no date, as it is',
  (text) => {
    expect([shortTime(text, 0), exactTime(text), timeOfDay(text)]).toEqual([text, text, text])
  },
)
