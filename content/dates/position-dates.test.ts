import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newOffice, ownTimeZone } from '#content/company.ts'
import { site } from '#content/default-content.ts'
import { isDay } from './day.ts'
import { closesAt, nextClosing, withoutClosed } from './position-dates.ts'

const [position] = site.careers.positions.items
if (!position) throw new Error('There is no position')
const offices = [
  { ...newOffice('Tokyo'), id: 'tokyo', timeZone: 'Asia/Tokyo' },
  { ...newOffice('Bangalore'), id: 'bangalore', timeZone: 'Asia/Kolkata' },
  { ...newOffice('Austin'), id: 'austin', timeZone: 'America/Chicago' },
]
const closing = (validThrough: string, location = position.location) =>
  closesAt({ ...position, validThrough, location }, offices)
const time = (text: string) => Date.parse(text)

it.each(['2027-01-31', '2028-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true))

it.each([
  '',
  '2027-02-29',
  '2027-1-31',
  '31.01.2027',
  '2027-01-31T00:00',
  '2027-13-01',
  '0000-00-00',
  'yesterday',
])('"%s" is not a day', (text) => {
  expect(isDay(text)).toBe(false)
  expect(closing(text)).toBeUndefined()
})

describe('a position closes at the end of its last day', () => {
  it.each([
    ['Tokyo', '2027-01-31', '2027-01-31T24:00+09:00'],
    ['Bangalore', '2027-01-31', '2027-01-31T24:00+05:30'],
    ['Austin', '2027-01-31', '2027-01-31T24:00-06:00'],
    ['Austin', '2027-07-31', '2027-07-31T24:00-05:00'],
    // The clocks change in the night after and before.
    ['Austin', '2027-03-13', '2027-03-14T00:00-06:00'],
    ['Austin', '2027-03-14', '2027-03-15T00:00-05:00'],
    // What nobody sees at the end of a text.
    ['Tokyo ', '2027-01-31 ', '2027-01-31T24:00+09:00'],
    ['Tokyo', '2027-01-31\n', '2027-01-31T24:00+09:00'],
  ])('in %s on %s', (location, day, end) => expect(closing(day, location)).toBe(time(end)))
})

it.each([
  // Put forward at midnight: the next day begins at 01:00.
  ['America/Santiago', '2026-09-05', '2026-09-06T01:00-03:00'],
  ['America/Havana', '2027-03-13', '2027-03-14T01:00-04:00'],
  ['Asia/Beirut', '2027-03-27', '2027-03-28T01:00+03:00'],
  // Put back at midnight: the last hour of the day comes twice.
  ['America/Santiago', '2027-04-03', '2027-04-04T00:00-04:00'],
  // Put back at 01:00: the first hour of the next day comes twice.
  ['America/Havana', '2026-10-31', '2026-11-01T00:00-04:00'],
  // Put back and forward later, in the night after.
  ['Pacific/Auckland', '2027-04-03', '2027-04-04T00:00+13:00'],
  ['Pacific/Auckland', '2026-09-26', '2026-09-27T00:00+12:00'],
])(
  'a position in %s closes when %s is over, although the clocks change that night',
  (timeZone, validThrough, end) => {
    const there = [{ name: 'There', timeZone }]
    expect(closesAt({ ...position, validThrough, location: 'There' }, there)).toBe(time(end))
  },
)

it('a position closes in the time zone of the company if its office has none, or is unknown', () => {
  const inOwnZone = [{ ...newOffice('Tokyo'), timeZone: ownTimeZone }]
  const withoutZone = [newOffice('Tokyo')]
  const tokyo = { ...position, validThrough: '2027-01-31', location: 'Tokyo' }
  const end = closesAt(tokyo, inOwnZone)
  expect(end).toBeDefined()
  expect([withoutZone, []].map((others) => closesAt(tokyo, others))).toEqual([end, end])
})

it('closed positions are left out, and the next to close is known', () => {
  const items = [
    { ...position, id: 'a', location: 'Tokyo', validThrough: '2027-01-31' },
    { ...position, id: 'b', location: 'Austin', validThrough: '2027-01-31' },
    { ...position, id: 'c' },
  ]
  const all = {
    ...site,
    careers: { ...site.careers, positions: { ...site.careers.positions, items } },
    locations: { ...site.locations, offices: { ...site.locations.offices, items: offices } },
  }
  const open = (now: number) => withoutClosed(all, now).careers.positions.items.map(({ id }) => id)
  const [tokyo, austin] = [time('2027-02-01T00:00+09:00'), time('2027-02-01T00:00-06:00')]
  expect(open(tokyo - 1)).toEqual(['a', 'b', 'c'])
  expect(open(tokyo)).toEqual(['b', 'c'])
  expect(open(austin)).toEqual(['c'])
  expect(nextClosing(all, 0)).toBe(tokyo)
  expect(nextClosing(all, tokyo)).toBe(austin)
  expect(nextClosing(all, austin)).toBe(Number.POSITIVE_INFINITY)
})

it('makes no formatter twice for a time zone, whose name may be in any case', () => {
  const closingIn = (timeZone: string) =>
    closesAt({ ...position, validThrough: '2027-01-31', location: 'There' }, [{ name: 'There', timeZone }])
  const end = time('2027-01-31T24:00+09:00')
  expect(closingIn('Asia/Tokyo')).toBe(end)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  expect(['Asia/Tokyo', 'asia/TOKYO'].map(closingIn)).toEqual([end, end])
  expect(made).not.toHaveBeenCalled()
})
