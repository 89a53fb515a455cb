import { expect, test } from 'vitest'
import { buses, describeBus, firstSilicon, firstWeek, lastWeek, positionOf } from './calendar.ts'

test('what drives a bus is in order, within the calendar, and never two at once', () => {
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

test('design ends at tape-out, and parts are measured only once there are parts', () => {
  expect(buses.chip.find(({ label }) => label === 'Sign-off')?.to).toBe(0)
  expect(buses.test.find(({ label }) => label === 'Bring-up')?.from).toBe(firstSilicon)
})

test('the calendar spans its drawing', () => {
  expect(positionOf(firstWeek)).toBe(0)
  expect(positionOf(lastWeek)).toBe(1)
  expect(describeBus(buses.lab)).toBe(
    'Study, week −52 to −39; FPGA prototype, week −31 to −9; Demo board, week −9 to +3',
  )
})
