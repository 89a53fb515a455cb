import { expect, it, onTestFinished, vi } from 'vitest'
import { utcOffsetHours } from './time-zone.ts'

it.each([
  ['America/Los_Angeles', '2025-03-09T09:59Z', -8],
  ['America/Los_Angeles', '2025-03-09T10:00Z', -7],
  ['Asia/Kolkata', '2025-01-15T12:00Z', 5.5],
  ['America/St_Johns', '2025-01-15T12:00Z', -3.5],
  ['Pacific/Kiritimati', '2025-01-15T12:00Z', 14],
  ['UTC', '2025-01-15T12:00Z', 0],
])('clocks of %s are at %s ahead of UTC by %d hours', (zone, time, hours) => {
  expect(utcOffsetHours(zone, new Date(time))).toBe(hours)
})

it('makes no formatter twice for a time zone, whose name may be in any case', () => {
  const hours = (zone: string) => utcOffsetHours(zone, new Date(0))
  expect(hours('Asia/Tokyo')).toBe(9)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  expect(['Asia/Tokyo', 'asia/TOKYO'].map(hours)).toEqual([9, 9])
  expect(made).not.toHaveBeenCalled()
})
