import { expect, test } from 'vitest'
import { type DeviceId, deviceIds, devices, links, linksOf, outages, pathTo, singlePoints } from './model.ts'

const active = pathTo('servers') ?? []

test('traffic takes the cheap one of every pair', () => {
  expect(active).toEqual(['carrierA', 'firewallA', 'core1', 'leaf1', 'servers'])
  expect(linksOf(active)).toHaveLength(active.length - 1)
})

test.each(linksOf(active))(
  'with the link from %s to %s pulled, servers have another way without it',
  (...link) => {
    const pulled = links.find(([a, b]) => a === link[0] && b === link[1])
    const rerouted = pathTo('servers', pulled) ?? []
    expect(rerouted.at(-1)).toBe('servers')
    expect(linksOf(rerouted)).not.toContain(pulled)
    expect(outages[devices[link[0]].tier]).toBeGreaterThan(0)
  },
)

test('no single device cuts off the servers; a floor hangs on its switch', () => {
  expect(singlePoints('servers')).toEqual([])
  expect(singlePoints('floor1')).toEqual(['access1'])
  expect(singlePoints('floor2')).toEqual(['access2'])
})

test('without its last switch a host has no path', () => {
  expect(pathTo('floor1', 'access1')).toBeUndefined()
  expect(
    pathTo(
      'floor1',
      links.find((link) => link.includes('floor1')),
    ),
  ).toBeUndefined()
})

test('links join devices of neighboring tiers, or the two of a pair', () => {
  const tiers = [...new Set(deviceIds.map((id) => devices[id].tier))]
  const tierOf = (id: DeviceId) => tiers.indexOf(devices[id].tier)
  for (const [upper, lower] of links) expect([0, 1]).toContain(tierOf(lower) - tierOf(upper))
})
