import { expect, test } from 'vitest'
import {
  inRegion,
  load,
  nodeRequestsPerS,
  outage,
  primary,
  requestsPerS,
  serving,
  targets,
  zones,
} from './model.ts'

const [first] = zones
const lost = [first]
const others = inRegion(1).filter((zone) => zone !== first)

test('all requests are answered, whichever zone of the first region is lost', () => {
  for (const zone of inRegion(1)) {
    const answered = serving([zone]).map((one) => load(one, [zone]) * one.nodes * nodeRequestsPerS)
    expect(answered.reduce((a, b) => a + b)).toBeCloseTo(requestsPerS, 9)
    expect(Math.max(...zones.map((one) => load(one, [zone])))).toBeLessThan(1)
    expect(load(zone, [zone])).toBe(0)
  }
})

test('the second region takes over only when the first has no zone left', () => {
  expect(serving(lost)).toEqual(others)
  expect(serving(inRegion(1))).toEqual(inRegion(2))
})

test('a synchronous follower in the same region becomes primary, and loses nothing', () => {
  expect(primary([])).toBe(first)
  expect(primary(lost)).toMatchObject({ region: 1, follows: 'sync' })
  expect(outage(lost).lossS).toBe(0)
})

test('a zone without the primary costs only the detection by the load balancer', () => {
  expect(outage(others.slice(0, 1))).toEqual({ recoveryS: 15, lossS: 0 })
  expect(outage(lost).recoveryS).toBeGreaterThan(15)
})

test('both drills stay within their targets', () => {
  const drills = { zone: outage(lost), region: outage(inRegion(1)) }
  for (const name of ['zone', 'region'] as const) {
    expect(drills[name].recoveryS).toBeLessThan(targets[name].recoveryS)
    expect(drills[name].lossS).toBeLessThanOrEqual(targets[name].lossS)
  }
  expect(drills.region.lossS).toBeGreaterThan(0)
})

test('without any zone left, asking for the primary throws', () => {
  expect(() => primary(zones)).toThrow(RangeError)
})
