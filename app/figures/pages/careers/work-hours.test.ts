import { expect, test } from 'vitest'
import { dayInWords, momentsOf, shiftsOf, staysOf } from './work-hours.ts'

const offices = [
  { id: 'silicon', name: 'Silicon Valley HQ', timeZone: 'America/Los_Angeles' },
  { id: 'austin', name: 'Austin', timeZone: 'America/Chicago' },
  { id: 'bangalore', name: 'Bangalore', timeZone: 'Asia/Kolkata' },
  { id: 'tokyo', name: 'Tokyo', timeZone: 'Asia/Tokyo' },
]
const shifts = shiftsOf(offices, 'America/Chicago')

test('starts the day in Austin; each office works nine hours from nine in the morning', () => {
  expect(shifts).toEqual([
    { id: 'austin', name: 'Austin', from: 15, to: 24 },
    { id: 'silicon', name: 'Silicon Valley HQ', from: 17, to: 26 },
    { id: 'tokyo', name: 'Tokyo', from: 24, to: 33 },
    { id: 'bangalore', name: 'Bangalore', from: 27.5, to: 36.5 },
  ])
})

test('keeps the task in an office that is at work, and hands it over while both offices are', () => {
  const stays = staysOf(shifts)
  expect(stays[0]?.from).toBe(shifts[0]?.from)
  for (const [n, { row, from, to }] of stays.entries()) {
    const shift = shifts[row]
    expect(from).toBeGreaterThanOrEqual(shift?.from ?? Number.NaN)
    expect(to).toBeLessThanOrEqual(shift?.to ?? Number.NaN)
    const next = stays[n + 1]
    if (next) expect(next.from).toBe(to)
  }
  expect(stays.at(-1)?.to).toBe(36.5)
})

test('makes the task wait for the next office if the two share no hours', () => {
  expect(
    staysOf([
      { id: 'a', name: 'a', from: 0, to: 9 },
      { id: 'b', name: 'b', from: 12, to: 21 },
    ]),
  ).toEqual([
    { row: 0, from: 0, to: 9 },
    { row: 1, from: 12, to: 21 },
  ])
})

test('places the moments where app/pages/careers/life.css has its columns: 2, 10 and 15.25 of 24 hours', () => {
  expect(momentsOf(staysOf(shifts)).map((hour) => hour - 15)).toEqual([2, 10, 15.25])
})

test('describes hours as clock times', () => {
  const { shifts, handovers } = dayInWords(offices, 'America/Chicago')
  expect(shifts[3]).toEqual({ office: 'Bangalore', from: '3:30', to: '12:30' })
  expect(handovers).toHaveLength(offices.length - 1)
})
