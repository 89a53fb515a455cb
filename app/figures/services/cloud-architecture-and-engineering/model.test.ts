import { expect, test } from 'vitest'
import { demand, inRegion, load, nodeCapacity, outage, primary, serving, targets, zones } from './model.ts'

const [first] = zones
const lost = [first]
const others = inRegion(1).filter((zone) => zone !== first)

test('all requests are answered, whatever zone of the first region is lost', () => {
  for (const zone of inRegion(1)) {
    const answered = serving([zone]).map((one) => load(one, [zone]) * one.nodes * nodeCapacity)
    expect(answered.reduce((a, b) => a + b)).toBeCloseTo(demand, 9)
    expect(Math.max(...zones.map((one) => load(one, [zone])))).toBeLessThan(1)
    expect(load(zone, [zone])).toBe(0)
  }
})

test('the second region waits until nothing of the first is left', () => {
  expect(serving(lost)).toEqual(others)
  expect(serving(inRegion(1))).toEqual(inRegion(2))
})

test('a synchronous follower in the same region becomes primary, and loses nothing', () => {
  expect(primary([])).toBe(first)
  expect(primary(lost)).toMatchObject({ region: 1, follows: 'sync' })
  expect(outage(lost).loss).toBe(0)
})

test('a zone without the primary costs only the detection by the load balancer', () => {
  expect(outage(others.slice(0, 1))).toEqual({ recovery: 15, loss: 0 })
  expect(outage(lost).recovery).toBeGreaterThan(15)
})

test('both drills stay within their targets', () => {
  const drills = { zone: outage(lost), region: outage(inRegion(1)) }
  for (const name of ['zone', 'region'] as const) {
    expect(drills[name].recovery).toBeLessThan(targets[name].recovery)
    expect(drills[name].loss).toBeLessThanOrEqual(targets[name].loss)
  }
  expect(drills.region.loss).toBeGreaterThan(0)
})

test('where nothing is left nothing is primary', () => {
  expect(() => primary(zones)).toThrow(RangeError)
})
