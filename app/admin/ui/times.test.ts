import { afterEach, describe, expect, it, vi } from 'vitest'

const time = '2025-10-28T15:57:03.123456+00:00'
const after = (seconds: number) => Date.parse(time) + seconds * 1000

/** Loads the module for a reader in a time zone: it asks the system for the zone only once. */
function inZone(zone: string) {
  vi.resetModules()
  vi.stubEnv('TZ', zone)
  return import('./times.ts')
}
afterEach(() => vi.unstubAllEnvs())

it.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [24 * 3600 - 1, '23 hours ago'],
])('%i s later it says %s', async (seconds, text) => {
  const { shortTime } = await inZone('UTC')
  expect(shortTime(time, after(seconds))).toBe(text)
})

describe('shows times older than a day as day and time in the reader’s time zone, with the name of the zone', () => {
  it.each([
    ['America/New_York', '11:57', 'Eastern Time'],
    ['Europe/Berlin', '16:57', 'Central European Time'],
    ['Asia/Kolkata', '21:27', 'India Standard Time'],
    ['UTC', '15:57', 'UTC'],
    ['Etc/GMT+5', '10:57', 'GMT-5'],
  ])('%s', async (zone, minute, name) => {
    const { shortTime, exactTime, exactMinute, timeOfDay, zoneName } = await inZone(zone)
    expect(zoneName()).toBe(name)
    expect(shortTime(time, after(24 * 3600))).toBe(`28 Oct 2025 ${minute} ${name}`)
    expect(exactTime(time)).toMatch(new RegExp(`^Tuesday,? 28 October 2025 at ${minute}:03 ${name}$`))
    expect(exactMinute(time)).toMatch(new RegExp(`^Tuesday,? 28 October 2025 at ${minute} ${name}$`))
    expect(timeOfDay(time)).toBe(`${minute}:03 ${name}`)
  })
})

it('writes days and times as the lists of changes do', async () => {
  const { shortTime } = await inZone('UTC')
  expect(shortTime('2025-11-02T09:05:00Z', Date.parse('2026-01-01'))).toBe('2 Nov 2025 09:05 UTC')
})

it('gives a time zone one name in summer and winter', async () => {
  const { timeOfDay } = await inZone('America/New_York')
  expect(timeOfDay('2025-07-01T16:00:00Z')).toBe('12:00:00 Eastern Time')
  expect(timeOfDay('2025-12-01T16:00:00Z')).toBe('11:00:00 Eastern Time')
})

it.each([
  ['04:59', '00:59:00 Eastern Time'],
  ['05:30', '01:30:00 GMT-4'],
  ['06:30', '01:30:00 GMT-5'],
  ['07:00', '02:00:00 Eastern Time'],
])('tells the hours apart that clocks repeat: %s is %s', async (utc, shown) => {
  const { timeOfDay } = await inZone('America/New_York')
  expect(timeOfDay(`2026-11-01T${utc}:00Z`)).toBe(shown)
})

it('shows a moment that the history stores in UTC in the reader’s time zone', async () => {
  const { formatInUtc, withUtcInOwnZone } = await inZone('America/New_York')
  expect(formatInUtc(time)).toBe('2025-10-28 15:57:03 UTC')
  expect(withUtcInOwnZone(`Restored to ${formatInUtc(time)}`)).toMatch(
    /^Restored to Tuesday,? 28 October 2025 at 11:57:03 Eastern Time$/,
  )
  expect(withUtcInOwnZone('Import of a.json')).toBe('Import of a.json')
})

describe('shows text that is not a date unchanged', () => {
  it.each(['infinity', '-infinity', '0044-03-15T00:00:00+00 BC'])('%s', async (text) => {
    const { shortTime, exactTime, timeOfDay } = await inZone('America/New_York')
    expect([shortTime(text, 0), exactTime(text), timeOfDay(text)]).toEqual([text, text, text])
  })
})
