import { expect, test } from 'vitest'
import { barsOf, checkDigit, ean13 } from './barcode.ts'

test('the check digit is that of GS1’s General Specifications', () => {
  expect(checkDigit('629104150021')).toBe(3)
  expect(checkDigit('952123456788')).toBe(2)
})

test('a symbol has 95 modules: guards at both ends and in the middle', () => {
  const modules = ean13('9521234567882')
  expect(modules).toHaveLength(95)
  expect(modules.slice(0, 3)).toBe('101')
  expect(modules.slice(45, 50)).toBe('01010')
  expect(modules.slice(-3)).toBe('101')
})

test('the modules are those of a printed symbol', () => {
  // The much printed example 5901234123457: its left half has the parities LGGLLG.
  expect(ean13('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
})

test('a wrong check digit is refused', () => {
  expect(() => ean13('9521234567883')).toThrow(RangeError)
})

test('bars cover as many modules as are dark', () => {
  const modules = ean13('9521234567882')
  const widths = [...barsOf(modules, 60).matchAll(/h(\d+)v/g)].map(([, width]) => Number(width))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(
    [...modules].filter((module) => module === '1').length,
  )
  expect(Math.max(...widths)).toBeLessThanOrEqual(4)
})
