import { expect, test } from 'vitest'
import { isOpen, type Openings } from './office-hours.ts'

const pacific = 'America/Los_Angeles'
const openings: Openings = {
  Mon: [9, 18],
  Tue: [9, 18],
  Wed: [9, 18],
  Thu: [9, 18],
  Fri: [9, 18],
  Sat: [10, 14],
}

test.each([
  ['Monday, a minute before nine', '2025-11-17T08:59-08:00', false],
  ['Monday, nine', '2025-11-17T09:00-08:00', true],
  ['Friday, a minute before six', '2025-11-21T17:59-08:00', true],
  ['Friday, six', '2025-11-21T18:00-08:00', false],
  ['Saturday, nine', '2025-11-22T09:00-08:00', false],
  ['Saturday, ten', '2025-11-22T10:00-08:00', true],
  ['Saturday, two', '2025-11-22T14:00-08:00', false],
  ['Sunday, noon', '2025-11-23T12:00-08:00', false],
  ['midnight on Tuesday', '2025-11-18T00:00-08:00', false],
  ['nine in summer, which is eight in standard time', '2025-07-14T09:00-07:00', true],
  ['nine in standard time, in summer: ten', '2025-07-14T09:00-08:00', true],
  ['half past five in standard time, in summer: half past six', '2025-07-14T17:30-08:00', false],
  ['Monday after the clocks went forward, nine', '2025-03-10T09:00-07:00', true],
  ['Monday after the clocks went forward, a minute before nine', '2025-03-10T08:59-07:00', false],
  ['Monday after the clocks went back, a minute before nine', '2025-11-03T08:59-08:00', false],
  ['Sunday evening there is Monday noon in Tokyo', '2025-11-24T12:00+09:00', false],
  ['Saturday in Tokyo is Friday there', '2025-11-22T02:30+09:00', true],
])('%s', (_, instant, open) => {
  expect(isOpen(openings, pacific, new Date(instant))).toBe(open)
})

test('counts minutes', () => {
  expect(isOpen({ Mon: [9.5, 12] }, pacific, new Date('2025-11-17T09:29-08:00'))).toBe(false)
  expect(isOpen({ Mon: [9.5, 12] }, pacific, new Date('2025-11-17T09:30-08:00'))).toBe(true)
})
