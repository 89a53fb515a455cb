import { expect, test } from 'vitest'
import {
  activitiesOf,
  type BusName,
  buses,
  firstSiliconWeek,
  firstWeek,
  lastWeek,
  positionOf,
} from './calendar.ts'

test('keeps activities in order, within the calendar, and one at a time on each bus', () => {
  for (const [name, activities] of Object.entries(buses)) {
    let last = firstWeek
    for (const { label, from, to } of activities) {
      expect(from, `${name}: ${label}`).toBeGreaterThanOrEqual(last)
      expect(to, `${name}: ${label}`).toBeGreaterThan(from)
      last = to
    }
    expect(last, name).toBeLessThanOrEqual(lastWeek)
  }
})

test('ends design at tape-out, and measures parts only once there are parts', () => {
  expect(buses.chip.find(({ label }) => label === 'Sign-off')?.to).toBe(0)
  expect(buses.test.find(({ label }) => label === 'Bring-up')?.from).toBe(firstSiliconWeek)
})

const startOf = (name: BusName, label: string) =>
  buses[name].find((activity) => activity.label === label)?.from ?? Number.NaN

test('the pipeline is there before the firmware that it builds and tests', () => {
  expect(startOf('firmware', 'CI/CD')).toBeLessThan(startOf('firmware', 'Boot ROM'))
  expect(startOf('firmware', 'CI/CD')).toBeLessThan(startOf('firmware', 'BSP on FPGA'))
})

test('volume test is left to the test house, as the page of ATE says', () => {
  const labels = Object.values(buses)
    .flat()
    .map(({ label }) => label)
  expect(labels.join(' ')).not.toMatch(/ramp|volume/i)
})

test('spans the drawing from its first to its last week', () => {
  expect(positionOf(firstWeek)).toBe(0)
  expect(positionOf(lastWeek)).toBe(1)
})

test('writes weeks with their sign', () => {
  expect(activitiesOf('lab')).toEqual([
    { label: 'Study', from: '−52', to: '−39' },
    { label: 'FPGA prototype', from: '−31', to: '−9' },
    { label: 'Demo board', from: '−9', to: '+3' },
  ])
})
