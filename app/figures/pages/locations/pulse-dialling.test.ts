import { expect, test } from 'vitest'
import { breakTime, dial, makeTime, pauseTime } from './pulse-dialling.ts'

const { digits, duration } = dial('+1 (555) 010-0100')

test('lets an exchange that counts breaks receive the number', () => {
  expect(digits.map(({ breaks }) => breaks.length % 10).join('')).toBe('15550100100')
  expect(digits.map(({ digit }) => digit).join('')).toBe('15550100100')
})

test('sends ten pulses a second, with pauses only between digits', () => {
  const breaks = digits.flatMap((each) => each.breaks)
  const gaps = breaks.slice(1).map((at, n) => at - (breaks[n] ?? 0))
  const pulse = breakTime + makeTime
  expect(pulse).toBe(100)
  expect(gaps.filter((gap) => gap === pulse + pauseTime)).toHaveLength(digits.length - 1)
  expect(gaps.filter((gap) => gap === pulse)).toHaveLength(gaps.length - digits.length + 1)
})

test('closes the line at the start and at the end', () => {
  expect(digits[0]?.from).toBeGreaterThan(0)
  expect(duration).toBeGreaterThan((digits.at(-1)?.breaks.at(-1) ?? 0) + breakTime)
})

test('does not dial characters other than digits', () => {
  expect(dial('none').digits).toEqual([])
  expect(dial('none').duration).toBeGreaterThan(0)
  expect(dial('7'.repeat(300)).digits).toHaveLength(15)
})
