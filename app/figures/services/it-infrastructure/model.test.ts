import { expect, test } from 'vitest'
import { activeLinks, type DeviceId, deviceIds, devices, links, outagesMs, singlePoints } from './model.ts'

const active = activeLinks('servers')

test('traffic takes the active one of a pair, and both links of the servers, as LACP has it', () => {
  expect(active).toEqual([
    ['carrierA', 'firewallA'],
    ['firewallA', 'core1'],
    ['core1', 'leaf1'],
    ['core1', 'leaf2'],
    ['leaf1', 'servers'],
    ['leaf2', 'servers'],
  ])
})

test('of 22 links, 10 carry traffic to a host and the other 12 are on standby', () => {
  const inUse = new Set((['floor1', 'floor2', 'servers'] as const).flatMap((host) => activeLinks(host)))
  expect([links.length, inUse.size]).toEqual([22, 10])
})

test.each(active)('when the link from %s to %s fails, the servers are reached without it', (...link) => {
  const failed = links.find(([a, b]) => a === link[0] && b === link[1])
  const rerouted = activeLinks('servers', failed)
  expect(rerouted.some(([, lower]) => lower === 'servers')).toBe(true)
  expect(rerouted).not.toContain(failed)
  expect(outagesMs[devices[link[0]].tier]).toBeGreaterThan(0)
})

test('no single device cuts off the servers; a floor depends on its switch', () => {
  expect(singlePoints('servers')).toEqual([])
  expect(singlePoints('floor1')).toEqual(['access1'])
  expect(singlePoints('floor2')).toEqual(['access2'])
})

test('without its only switch or link, a host has no path', () => {
  expect(activeLinks('floor1', 'access1')).toEqual([])
  expect(
    activeLinks(
      'floor1',
      links.find((link) => link.includes('floor1')),
    ),
  ).toEqual([])
})

test('links join devices of neighboring tiers, or the two of a pair', () => {
  const tiers = [...new Set(deviceIds.map((id) => devices[id].tier))]
  const tierOf = (id: DeviceId) => tiers.indexOf(devices[id].tier)
  for (const [upper, lower] of links) expect([0, 1]).toContain(tierOf(lower) - tierOf(upper))
})
