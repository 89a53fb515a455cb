import { expect, it } from 'vitest'
import { microseconds } from './microseconds.ts'

it.each([
  ['2025-11-20T10:00:00+00:00', 1_763_632_800_000_000],
  ['2025-11-20T10:00:00.5+00:00', 1_763_632_800_500_000],
  ['2025-11-20T10:00:00.000001+00:00', 1_763_632_800_000_001],
  ['2025-11-20T10:00:00.123456Z', 1_763_632_800_123_456],
  ['infinity', Infinity],
  ['10000-01-01T00:00:00+00:00', Infinity],
  ['-infinity', -Infinity],
  ['0044-03-15T00:00:00+00 BC', -Infinity],
  ['2025-11-20T15:30:00.123456+05:30', 1_763_632_800_123_456],
])('reads %s to the microsecond', (text, expected) => {
  expect(microseconds(text)).toBe(expected)
})
