import { describe, expect, it } from 'vitest'
import { dayLabels, partsOf } from './day-labels.ts'
import { endOfDay, shiftsOf, staysOf } from './work-hours.ts'

const austin = 'America/Chicago'
const zones = Intl.supportedValuesOf('timeZone')

function dayOf(...timeZones: string[]) {
  const offices = timeZones.map((timeZone, n) => ({
    id: `${n}`,
    name: timeZone.replace(/.*\//, ''),
    timeZone,
  }))
  const shifts = shiftsOf(offices, austin)
  const stays = staysOf(shifts)
  return { shifts, stays, end: endOfDay(shifts), labels: dayLabels(shifts, stays) }
}

describe('a shift that goes on after the end of the day', () => {
  const { shifts, stays, end, labels } = dayOf(austin, 'America/New_York')

  it('begins again at its beginning', () => {
    expect(shifts[1]).toMatchObject({ from: 38, to: 47 })
    expect(shifts.map((shift) => partsOf(shift, end))).toEqual([
      [{ from: 15, to: 24 }],
      [
        { from: 15, to: 23 },
        { from: 38, to: 39 },
      ],
    ])
  })

  it('has the task until the day ends, and its name between its two parts', () => {
    expect(stays[1]).toEqual({ row: 1, from: 38, to: 39 })
    expect(labels[1]).toMatchObject({ text: 'New_York', hour: 23, before: false, raised: true })
  })
})

it('a name is on the left only in the last row, or if there is more room', () => {
  const { labels } = dayOf(austin, 'Asia/Kolkata', 'Asia/Tokyo')
  expect(labels.map(({ text, before }) => [text, before])).toEqual([
    ['Chicago', false],
    ['Tokyo', false],
    ['Kolkata', true],
  ])
})

it('every name is within the day, and so is the task, wherever the offices are', () => {
  for (let first = 0; first < zones.length; first += 24) {
    const { shifts, stays, end, labels } = dayOf(...zones.slice(first, first + 24))
    expect(labels).toHaveLength(shifts.length)
    for (const { hour, before, text } of labels) {
      const room = before ? hour - (end - 24) : end - hour
      // A character is 7 pixels wide, and the narrowest drawing 267.
      expect(text.length * 7 + 8).toBeLessThanOrEqual((room * 267) / 24)
      expect(text.length).toBeGreaterThan(3)
    }
    for (const { from, to } of stays) {
      expect(from).toBeLessThanOrEqual(to)
      expect(to).toBeLessThanOrEqual(end)
    }
  }
})

it('offices in the same time zone each have the task for a while', () => {
  const { stays } = dayOf(...Array.from({ length: 5 }, () => austin))
  for (const { from, to } of stays) expect(to).toBeGreaterThan(from)
})

it('there is no day without a time zone', () => {
  expect(dayOf('', '').labels).toEqual([])
})
