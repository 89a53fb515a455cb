import { expect, test } from 'vitest'
import { quantity, withCommas } from './quantity.ts'

test('chooses the prefix that leaves one to three digits before the decimal point', () => {
  expect(quantity(75e3, 'Hz')).toBe('75 kHz')
  expect(quantity(750e3, 'S/s')).toBe('750 kS/s')
  expect(quantity(3e6, 'b/s')).toBe('3 Mb/s')
  expect(quantity(0.25, 'V')).toBe('250 mV')
  expect(quantity(1e-6, 'm')).toBe('1 µm')
  expect(quantity(7.2e-6, 'm', 1)).toBe('7.2 µm')
  expect(quantity(1 / 750e3, 's', 2)).toBe('1.33 µs')
  expect(quantity(0, 'V')).toBe('0 V')
  expect(quantity(-0.5, 'V')).toBe('-500 mV')
  expect(() => quantity(1e15, 'Hz')).toThrow(RangeError)
})

test('separates thousands with commas', () => {
  expect([0, 999, 12_345, 1_234_567].map(withCommas)).toEqual(['0', '999', '12,345', '1,234,567'])
})
