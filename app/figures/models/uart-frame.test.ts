import { expect, test } from 'vitest'
import { edgesOf, frameOf, sendable } from './uart-frame.ts'

test('frames a character with a start bit, its code from the least significant bit on, and a stop bit', () => {
  // 0x68 is 0110 1000.
  expect(frameOf('h')).toEqual([0, 0, 0, 0, 1, 0, 1, 1, 0, 1])
  expect(frameOf('U').join('')).toBe('0101010101')
  expect(() => frameOf('€')).toThrow(RangeError)
})

test('changes the line where a bit differs from the previous one, beginning at the start bit', () => {
  expect(edgesOf('U')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(edgesOf('\0')).toEqual([0, 9])
  expect(edgesOf('hello').length % 2).toBe(0)
})

test('drops characters that have no frame or do not fit', () => {
  expect(sendable('hello')).toBe('hello')
  expect(sendable('10 €, \u202eπ\n!')).toBe('10 , !')
  expect(sendable('x'.repeat(300))).toHaveLength(8)
  expect(sendable('👋')).toBe('')
})
