// When an office takes calls, computed from the hours of the offices.
import { expect, test } from 'vitest'
import { utcOffsetHours } from '#app/figures/kit/time-zone.ts'
import { clock, spansInUtc } from '#app/figures/pages/locations/office-hours.ts'
import { readHours, readWeek } from '#app/figures/pages/locations/read-hours.ts'
import { company, offices, ownZoneName } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { locations } from '#content/locations.ts'

const { text } = locations.support
const advice = 'Correct support.text of content/locations.ts'
const week = readWeek(contact.officeHours.rows, ownZoneName)
const monday = week?.get('Mon')

/** The hours of a working day in UTC when no office is open, by quarters of an hour. */
function closedHours(day: string): number[] {
  const spans = offices.flatMap(({ timeZone }) =>
    spansInUtc(
      { opens: monday?.opens ?? 0, closes: monday?.closes ?? 0, timeZone },
      utcOffsetHours(timeZone, new Date(day)),
    ),
  )
  return Array.from({ length: 96 }, (_, quarter) => quarter / 4).filter(
    (hour) => !spans.some(({ from, to }) => from <= hour && hour < to),
  )
}

/** Returns the hours of a working day in UTC when no office is open; undefined if there are none. */
function gapOn(day: string) {
  const hours = closedHours(`${day}T12:00Z`)
  const [from] = hours
  if (from === undefined) return undefined
  const to = (hours.at(-1) ?? 0) + 0.25
  expect(hours, 'there is at most one gap').toHaveLength(4 * (to - from))
  return { from: clock(from), to: clock(to), end: new Date(`${day}T${clock(to)}Z`) }
}

/** In a single time zone, the pages need not say from where to where the hours are, or when there is a gap. */
const testOfZones = test.runIf(new Set(offices.map(({ timeZone }) => timeZone)).size > 1)

/** In winter and in summer. */
const days = ['2025-01-15', '2025-07-15']

test('the offices are open at the same local hours', () => {
  expect(locations.offices.note, 'Correct offices.note of content/locations.ts').toContain(
    'from 9\u00a0AM to 6\u00a0PM local time, Monday to Friday',
  )
  expect(monday).toEqual({ opens: 9, closes: 18 })
})

testOfZones('from Monday to Friday, calls are answered except in the gap that the page names', () => {
  const [winter, summer] = days.map(gapOn)
  if (winter && summer) {
    expect(summer.from).toBe(winter.from)
    expect(text, advice).toContain(
      `The only gap is ${winter.from} to ${winter.to} UTC (in summer, to ${summer.to}).`,
    )
  } else {
    expect([winter, summer], 'there is a gap all year, or never').toEqual([undefined, undefined])
    expect(text, advice).toContain('one of them answers calls at any hour.')
    expect(text, advice).not.toMatch(/\bgap\b|answers again/)
  }
})

testOfZones(
  'the gap ends at the local hours that the page names, in summer, in winter and in between',
  () => {
    const gaps = [...days, '2027-03-17', '2027-11-03'].flatMap((day) => gapOn(day) ?? [])
    if (gaps.length === 0) return
    const hoursIn = (timeZone: string) =>
      gaps.map(({ end }) =>
        new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric' })
          .format(end)
          .replaceAll(/\s/gu, '\u00a0'),
      )
    const [newYork, ...others] = new Set(hoursIn('America/New_York'))
    expect(others, 'in New York, it always ends at the same hour').toEqual([])
    const [winter, summer, ...between] = hoursIn('Europe/Berlin')
    expect(summer).toBe(winter)
    expect(new Set(between).size).toBe(1)
    expect(text, advice).toContain(
      `From ${newYork} in New York, an office answers again, in summer and in winter. ` +
        `In Berlin, that is ${winter}, or ${between[0]} in the weeks when only New York has summer time.`,
    )
  },
)

testOfZones('the week of calls begins and ends where the page says', () => {
  const cities = offices
    .map(({ name, address, timeZone }) => ({
      city: address.includes(company.city) ? company.city : name,
      offset: utcOffsetHours(timeZone, new Date('2025-01-15')),
    }))
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ city }) => city)
  expect(text, advice).toContain(`From Monday morning in ${cities.at(-1)} to Friday evening in ${cities[0]}`)
})

test('on weekends, one office answers, and an emergency can be reported at any hour', () => {
  expect([week?.get('Sat'), week?.get('Sun')]).toEqual([{ opens: 10, closes: 14 }, undefined])
  expect(text, advice).toContain(`only ${company.city} answers: on Saturday, 10\u00a0AM to 2\u00a0PM`)
  expect(text, advice).toContain('call the emergency number below at any hour')
})

test('the hours of every desk can be read, so that the diagram shows them', () => {
  expect(locations.support.regions.map(({ hours }) => readHours(hours))).toEqual([
    { opens: 6, closes: 20 },
    { opens: 8, closes: 18 },
    { opens: 9, closes: 19 },
  ])
})
