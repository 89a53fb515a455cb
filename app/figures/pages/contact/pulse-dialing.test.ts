import { expect, test } from 'vitest'
import { breakMs, dial, makeMs, pauseMs } from './pulse-dialing.ts'

const { digits, dialingMs, durationMs } = dial('+1 (555) 010-0100')

test('lets an exchange that counts breaks receive the number', () => {
  expect(digits.map(({ breakStartsMs }) => breakStartsMs.length % 10).join('')).toBe('15550100100')
  expect(digits.map(({ digit }) => digit).join('')).toBe('15550100100')
})

test('sends ten pulses a second, with pauses only between digits', () => {
  const breaks = digits.flatMap((each) => each.breakStartsMs)
  const gaps = breaks.slice(1).map((at, n) => at - (breaks[n] ?? 0))
  const pulse = breakMs + makeMs
  expect(pulse).toBe(100)
  expect(gaps.filter((gap) => gap === pulse + pauseMs)).toHaveLength(digits.length - 1)
  expect(gaps.filter((gap) => gap === pulse)).toHaveLength(gaps.length - digits.length + 1)
})

test('takes as long as its pulses and pauses together', () => {
  const pulses = digits.reduce((sum, { breakStartsMs }) => sum + breakStartsMs.length, 0)
  expect(pulses).toBe(68)
  expect(dialingMs).toBe(pulses * (breakMs + makeMs) + (digits.length - 1) * pauseMs)
})

test('closes the line at the start and at the end', () => {
  expect(digits[0]?.startMs).toBeGreaterThan(0)
  expect(durationMs).toBeGreaterThan((digits.at(-1)?.breakStartsMs.at(-1) ?? 0) + breakMs)
})

test('does not dial characters other than digits', () => {
  expect(dial('none').digits).toEqual([])
  expect(dial('none').dialingMs).toBe(0)
  expect(dial('none').durationMs).toBeGreaterThan(0)
  expect(dial('7'.repeat(300)).digits).toHaveLength(15)
})
