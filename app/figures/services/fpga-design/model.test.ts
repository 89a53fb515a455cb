import { expect, test } from 'vitest'
import {
  background,
  delayOf,
  fabric,
  type Net,
  type Route,
  route,
  switchesOf,
  wiresIn,
  wiresOf,
} from './model.ts'

const seeds = [1, 4, 10]
const net: Net = {
  from: { column: 1, row: 1 },
  to: [
    { column: 5, row: 4 },
    { column: 6, row: 1 },
    { column: fabric.columns, row: 3 },
  ],
}
const empty = () => ({ ...background(1, 0), routes: [] as Route[] })

test.each(seeds)('no wire carries two nets, and every wire in use belongs to one', (seed) => {
  const { routes, used, wires } = background(seed, 110)
  const all = routes.flatMap((found) => [...wiresIn(found)])
  expect(routes.length).toBeGreaterThan(10)
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(all)).toEqual(used)
  expect(used.size).toBeLessThan(wires)
})

test.each(seeds)('a net runs from its source to every sink, in steps of one wire', (seed) => {
  const routing = background(seed, 110)
  const { branches = [] } = route(routing, net) ?? {}
  expect(branches.map((branch) => branch.at(-1))).toEqual(
    net.to.map(({ column, row }) => [column, row + 0.5]),
  )
  for (const branch of branches) {
    expect(branch[0]).toEqual([net.from.column + 1, net.from.row + 0.5])
    const steps = branch.slice(1).map(([x, y], n) => {
      const [beforeX, beforeY] = branch[n] ?? [Number.NaN, Number.NaN]
      return Math.abs(x - beforeX) + Math.abs(y - beforeY)
    })
    expect(steps).toEqual(steps.map((_, n) => (n === 0 || n === steps.length - 1 ? 0.5 : 1)))
  }
})

test('on an empty fabric a net takes the shortest way', () => {
  const { branches = [] } = route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 3, row: 0 }] }) ?? {}
  // Two channels to the right, and from the middle of a block to a switch box and back.
  expect(wiresOf(branches[0] ?? [])).toBe(4)
  expect(switchesOf(branches[0] ?? [])).toBe(3)
})

test('a net goes around what is in use, on another track, until none has room', () => {
  const routing = empty()
  const found = Array.from({ length: fabric.tracks }, () => route(routing, net)?.track)
  expect(new Set(found).size).toBe(fabric.tracks)
  expect(route(routing, net)).toBeUndefined()
})

test('every wire and every switch adds to the delay', () => {
  const short =
    route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 3, row: 0 }] })?.branches[0] ?? []
  const long = route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 5, row: 0 }] })?.branches[0] ?? []
  expect(delayOf(long) - delayOf(short)).toBe(2 * (45 + 80))
})
