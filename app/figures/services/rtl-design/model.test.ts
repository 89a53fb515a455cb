import { expect, test } from 'vitest'
import { arrivalCycles, type Cycle, longestRun, readyByCycle, simulateHandshake } from './model.ts'

const cases: [string, number[], boolean[]][] = [
  ['the handshake drawn', arrivalCycles, readyByCycle],
  ['a receiver that is never ready', [0, 1], [false, false, false]],
  ['a receiver that is always ready', [0, 0, 3], [true, true, true, true, true]],
]

test.each(cases)(
  '%s: words move in order, and only where valid and ready are both high',
  (_, words, ready) => {
    const cycles = simulateHandshake(words, ready)
    expect(cycles.map(({ transfer }) => transfer)).toEqual(cycles.map((cycle) => cycle.valid && cycle.ready))
    const moved = cycles.filter(({ transfer }) => transfer).map(({ word }) => word)
    expect(moved).toEqual(moved.map((_, n) => n))
  },
)

test.each(cases)('%s: valid and its word are held until the transfer', (_, words, ready) => {
  const cycles = simulateHandshake(words, ready)
  cycles.slice(1).forEach((cycle, n) => {
    const before = cycles[n] as Cycle
    if (before.valid && !before.transfer) expect(cycle).toMatchObject({ valid: true, word: before.word })
  })
})

test('all words drawn are transferred, with waits on both sides and back-to-back transfers', () => {
  const cycles = simulateHandshake(arrivalCycles, readyByCycle)
  expect(cycles.filter(({ transfer }) => transfer)).toHaveLength(arrivalCycles.length)
  expect(longestRun(cycles, ({ valid, ready }) => valid && !ready)).toBe(2)
  expect(longestRun(cycles, ({ valid, ready }) => ready && !valid)).toBe(1)
  expect(longestRun(cycles, ({ transfer }) => transfer)).toBe(3)
})
