import { expect, test } from 'vitest'
import {
  delayPsOf,
  fabric,
  longestBranch,
  type Net,
  type Route,
  route,
  routeRandomNets,
  switchCountOf,
  wireCountOf,
  wireNamesOf,
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
const empty = () => ({ ...routeRandomNets(1, 0), routes: [] as Route[] })

test.each(seeds)('no wire carries two nets, and all wires marked as used belong to a net', (seed) => {
  const { routes, used, wireCount } = routeRandomNets(seed, 110)
  const all = routes.flatMap((found) => [...wireNamesOf(found)])
  expect(routes.length).toBeGreaterThan(10)
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(all)).toEqual(used)
  expect(used.size).toBeLessThan(wireCount)
})

test.each(seeds)('a net runs from its source to all sinks, in steps of one wire', (seed) => {
  const routing = routeRandomNets(seed, 110)
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

test('on an empty fabric, a net takes the shortest path', () => {
  const { branches = [] } = route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 3, row: 0 }] }) ?? {}
  // Two channels to the right, and from the middle of a block to a switch box and back.
  expect(wireCountOf(branches[0] ?? [])).toBe(4)
  expect(switchCountOf(branches[0] ?? [])).toBe(3)
})

test('further nets between the same pins use other tracks until none has room', () => {
  const routing = empty()
  const found = Array.from({ length: fabric.tracks }, () => route(routing, net)?.track)
  expect(new Set(found).size).toBe(fabric.tracks)
  expect(route(routing, net)).toBeUndefined()
})

test.each(seeds)('nets that were routed earlier never make a net faster', (seed) => {
  const alone = delayPsOf(longestBranch(route(empty(), net)))
  const delays = [50, 80, 110].map((nets) =>
    delayPsOf(longestBranch(route(routeRandomNets(seed, nets), net))),
  )
  for (const delay of delays) expect(delay).toBeGreaterThanOrEqual(alone)
})

test('in the fabric drawn, other nets make the net slower', () => {
  const [alone, among] = [empty(), routeRandomNets(4, 110)].map((routing) =>
    delayPsOf(longestBranch(route(routing, net))),
  )
  expect(among).toBeGreaterThan(alone ?? Number.NaN)
})

test('wires and switches add to the delay', () => {
  const short =
    route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 3, row: 0 }] })?.branches[0] ?? []
  const long = route(empty(), { from: { column: 0, row: 0 }, to: [{ column: 5, row: 0 }] })?.branches[0] ?? []
  expect(delayPsOf(long) - delayPsOf(short)).toBe(2 * (45 + 80))
})
