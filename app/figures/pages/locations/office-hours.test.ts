import { describe, expect, test } from 'vitest'
import { utcOffsetHours } from '#app/figures/kit/time-zone.ts'
import {
  clock,
  levels,
  type Span,
  spansInUtc,
  spansInWeek,
  standardUtcOffsetHours,
  utcOffsetName,
} from './office-hours.ts'

// The specified support hours, in the time zones of the offices that the site uses for them.
const americas = { opens: 6, closes: 20, timeZone: 'America/Los_Angeles' }
const europe = { opens: 8, closes: 18, timeZone: 'Europe/Berlin' }
const asiaPacific = { opens: 9, closes: 19, timeZone: 'Asia/Tokyo' }
const regions = [americas, europe, asiaPacific]

describe('time zones', () => {
  test.each([
    ['America/Los_Angeles', -8, 'UTC−8/−7'],
    ['America/Chicago', -6, 'UTC−6/−5'],
    ['Asia/Kolkata', 5.5, 'UTC+5:30'],
    ['Asia/Tokyo', 9, 'UTC+9'],
    ['Europe/London', 0, 'UTC+0/+1'],
    ['Australia/Sydney', 10, 'UTC+10/+11'],
    ['America/St_Johns', -3.5, 'UTC−3:30/−2:30'],
  ])('%s is %d hours ahead of UTC', (zone, hours, name) => {
    expect(standardUtcOffsetHours(zone)).toBe(hours)
    expect(utcOffsetName(zone)).toBe(name)
  })
})

describe('converts support hours to UTC', () => {
  test('uses standard time by default', () => {
    expect(spansInUtc(americas)).toEqual([
      { from: 0, to: 4 },
      { from: 14, to: 24 },
    ])
    expect(spansInUtc(europe)).toEqual([{ from: 7, to: 17 }])
    expect(spansInUtc(asiaPacific)).toEqual([{ from: 0, to: 10 }])
  })

  test.each([
    ['winter', '2025-01-15T12:00Z'],
    ['summer', '2025-07-15T12:00Z'],
    ['the weeks in March with summer in America only', '2025-03-20T12:00Z'],
  ])('leave no gap in %s', (_, date) => {
    const spans = regions.flatMap((region) =>
      spansInUtc(region, utcOffsetHours(region.timeZone, new Date(date))),
    )
    const covered = (hour: number) => spans.some(({ from, to }) => from <= hour && hour < to)
    for (let hour = 0; hour < 24; hour += 0.25) expect(covered(hour), clock(hour)).toBe(true)
  })
})

describe('the week', () => {
  const day = { opens: 9, closes: 18 }
  const week = new Map([
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => [name, day] as const),
    ['Sat', { opens: 10, closes: 14 }],
  ])

  test('begins on Monday, with Sunday closed', () => {
    const spans = spansInWeek(week)
    expect(spans).toHaveLength(6)
    expect(spans[0]).toEqual({ from: 9, to: 18 })
    expect(spans.at(-1)).toEqual({ from: 5 * 24 + 10, to: 5 * 24 + 14 })
  })

  test('is open for 49 hours', () => {
    expect(spansInWeek(week).reduce((sum, { from, to }) => sum + to - from, 0)).toBe(5 * 9 + 4)
  })
})

describe('levels', () => {
  const levelOf = (spans: Span[], end: number) => levels(spans, end).map(([x, y]) => `${x}:${y}`)

  test('rise and fall at the ends of spans', () => {
    expect(levelOf([{ from: 7, to: 17 }], 24)).toEqual(['0:1', '7:1', '7:0', '17:0', '17:1', '24:1'])
  })

  test('begin and end high where a span does', () => {
    const spans = [
      { from: 0, to: 4 },
      { from: 14, to: 24 },
    ]
    expect(levelOf(spans, 24)).toEqual(['0:0', '4:0', '4:1', '14:1', '14:0', '24:0'])
  })

  test('change only at edges, and only by one level', () => {
    const points = levels(
      spansInWeek(new Map(['Mon', 'Thu'].map((name) => [name, { opens: 9, closes: 18 }]))),
      168,
    )
    for (const [n, [x, y]] of points.slice(1).entries()) {
      const [beforeX, beforeY] = points[n] ?? [0, 0]
      expect((x === beforeX) !== (y === beforeY)).toBe(true)
    }
  })
})

test('formats hours and minutes like a clock', () => {
  expect([0, 4, 9.5, 24].map(clock)).toEqual(['00:00', '04:00', '09:30', '24:00'])
})
