import { expect, test } from 'vitest'
import { arrivals, type Cycle, longest, readiness, run } from './model.ts'

const cases: [string, number[], boolean[]][] = [
  ['what is drawn', arrivals, readiness],
  ['a receiver that is never ready', [0, 1], [false, false, false]],
  ['a receiver that always is', [0, 0, 3], [true, true, true, true, true]],
]

test.each(cases)(
  '%s: a word moves where valid and ready are both high, in order, and only there',
  (_, words, ready) => {
    const cycles = run(words, ready)
    expect(cycles.map(({ transfer }) => transfer)).toEqual(cycles.map((cycle) => cycle.valid && cycle.ready))
    const moved = cycles.filter(({ transfer }) => transfer).map(({ word }) => word)
    expect(moved).toEqual(moved.map((_, n) => n))
  },
)

test.each(cases)('%s: valid and its word are held until they are taken', (_, words, ready) => {
  const cycles = run(words, ready)
  cycles.slice(1).forEach((cycle, n) => {
    const before = cycles[n] as Cycle
    if (before.valid && !before.transfer) expect(cycle).toMatchObject({ valid: true, word: before.word })
  })
})

test('all words that are drawn get through, with waiting on either side and transfers back to back', () => {
  const cycles = run(arrivals, readiness)
  expect(cycles.filter(({ transfer }) => transfer)).toHaveLength(arrivals.length)
  expect(longest(cycles, ({ valid, ready }) => valid && !ready)).toBe(2)
  expect(longest(cycles, ({ valid, ready }) => ready && !valid)).toBe(1)
  expect(longest(cycles, ({ transfer }) => transfer)).toBe(3)
})
