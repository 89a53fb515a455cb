import { expect, test } from 'vitest'
import { layouts, placeOf, wayFrom } from './layout.ts'
import { states } from './model.ts'

test('the line leaves both layouts at the same height', () => {
  expect(placeOf(states.length, layouts.wide)[1]).toBe(placeOf(states.length, layouts.narrow)[1])
})

test.each(Object.values(layouts))(
  'every way leads along the axes from a state to the next, inside the drawing',
  (layout) => {
    for (const state of states.keys()) {
      const way = wayFrom(state, layout)
      expect(way.at(0)).toEqual(placeOf(state, layout))
      expect(way.at(-1)).toEqual(placeOf(state + 1, layout))
      for (const [n, [x, y]] of way.entries()) {
        const [nextX, nextY] = way[n + 1] ?? [x, y]
        expect(nextX === x || nextY === y).toBe(true)
        expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(0)
      }
    }
  },
)

test.each(Object.values(layouts))('states do not overlap', ({ columns, width, margin }) => {
  const edges = columns.flatMap((middle) => [middle - width / 2, middle + width / 2])
  expect([margin, ...edges, 1 - margin]).toEqual([margin, ...edges, 1 - margin].toSorted((a, b) => a - b))
})
