import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timestampToIso } from './iso-timestamp.ts'

it.each([
  ['2025-10-28 15:57:03.123456+00', '2025-10-28T15:57:03.123456+00:00'],
  ['2025-10-28 15:57:03+05:30', '2025-10-28T15:57:03+05:30'],
  ['2025-10-28 15:57:03', '2025-10-28T15:57:03'],
  ['infinity', 'infinity'],
])('writes %s as %s', (text, iso) => {
  expect(timestampToIso(text)).toBe(iso)
})

it('keeps the moment to the microsecond', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0) }),
      fc.integer({ min: 0, max: 999 }),
      (date, micros) => {
        const iso = date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}+00:00`)
        expect(timestampToIso(iso.replace('T', ' ').replace('+00:00', '+00'))).toBe(iso)
      },
    ),
  )
})
