import { expect, test } from 'vitest'
import { randomFrom } from '#app/figures/models/noise.ts'
import { leadToCashDays, reached, states } from './model.ts'

/** Follows one lead at random: the number of states it reached, and the days it took. */
function follow(random: () => number) {
  let days = 0
  for (const [n, { advance, repeat = 0, meanDays }] of states.entries()) {
    let draw: number
    do {
      draw = random()
      days += meanDays
    } while (draw < repeat)
    if (draw >= repeat + advance) return { reached: n + 1, days }
  }
  return { reached: states.length + 1, days }
}

test('the counts and the mean time agree with leads followed one by one', () => {
  const random = randomFrom(1)
  const leads = Array.from({ length: 20_000 }, () => follow(random))
  for (const [n, expected] of reached(leads.length).entries()) {
    const seen = leads.filter((lead) => lead.reached > n).length
    expect(Math.abs(seen - expected)).toBeLessThan(4 * Math.sqrt(expected) + 1)
  }
  const paid = leads.filter((lead) => lead.reached > states.length)
  const mean = paid.reduce((sum, lead) => sum + lead.days, 0) / paid.length
  expect(Math.abs(mean - leadToCashDays)).toBeLessThan(1)
})

test('fewer records reach each state than the one before', () => {
  const counts = reached(1000)
  expect(counts).toHaveLength(states.length + 1)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('the fractions that advance and repeat never exceed one', () => {
  for (const { advance, repeat = 0 } of states) expect(advance + repeat).toBeLessThanOrEqual(1)
})
