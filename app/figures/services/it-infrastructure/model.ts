// The network of one site: two carriers, a pair of firewalls, two core switches, switches for the floors and for the servers. Traffic
// takes the paths of least cost, all of them if several cost the same. A link that fails is taken out of the graph.

export interface Device {
  name: string
  tier: 'carrier' | 'firewall' | 'core' | 'switch' | 'host'
  /** Cost of passing it. In a pair, the standby costs more; two that share the traffic cost the same. */
  cost: number
}

export const devices = {
  carrierA: { name: 'Carrier A', tier: 'carrier', cost: 1 },
  carrierB: { name: 'Carrier B', tier: 'carrier', cost: 2 },
  firewallA: { name: 'Firewall A', tier: 'firewall', cost: 1 },
  firewallB: { name: 'Firewall B', tier: 'firewall', cost: 2 },
  core1: { name: 'Core 1', tier: 'core', cost: 1 },
  core2: { name: 'Core 2', tier: 'core', cost: 2 },
  access1: { name: 'Access 1', tier: 'switch', cost: 1 },
  access2: { name: 'Access 2', tier: 'switch', cost: 1 },
  leaf1: { name: 'Leaf 1', tier: 'switch', cost: 1 },
  leaf2: { name: 'Leaf 2', tier: 'switch', cost: 1 },
  floor1: { name: 'Floor 1', tier: 'host', cost: 1 },
  floor2: { name: 'Floor 2', tier: 'host', cost: 1 },
  servers: { name: 'Servers', tier: 'host', cost: 1 },
} as const satisfies Record<string, Device>

export type DeviceId = keyof typeof devices
export type Link = readonly [upper: DeviceId, lower: DeviceId]

export const deviceIds = Object.keys(devices) as DeviceId[]
const inTier = (tier: Device['tier']) => deviceIds.filter((id) => devices[id].tier === tier)
const everyPair = (uppers: readonly DeviceId[], lowers: readonly DeviceId[]): Link[] =>
  uppers.flatMap((upper) => lowers.map((lower): Link => [upper, lower]))

export const links: readonly Link[] = [
  ...everyPair(inTier('carrier'), inTier('firewall')),
  ['firewallA', 'firewallB'],
  ...everyPair(inTier('firewall'), inTier('core')),
  ['core1', 'core2'],
  ...everyPair(inTier('core'), inTier('switch')),
  ['access1', 'floor1'],
  ['access2', 'floor2'],
  // One LACP bundle to both leaf switches, which carries traffic on both links.
  ...everyPair(['leaf1', 'leaf2'], ['servers']),
]

/**
 * How long traffic stops when a link fails, by the tier of its upper end: the number of missed messages that the protocol
 * tolerates, times their interval. BFD on the carriers, the firewalls and in the core; the link state at a server.
 */
export const outagesMs: Partial<Record<Device['tier'], number>> = {
  carrier: 3 * 300,
  firewall: 3 * 200,
  core: 3 * 50,
  switch: 100,
}

/** A device or a link that is taken out of the network. */
type Removed = DeviceId | Link

const remainingLinks = (removed?: Removed) =>
  links.filter((link) => link !== removed && !(typeof removed === 'string' && link.includes(removed)))

/** The least cost from either carrier to each device that can be reached. */
function leastCosts(removed?: Removed): Map<DeviceId, number> {
  const costs = new Map(
    inTier('carrier')
      .filter((carrier) => carrier !== removed)
      .map((carrier): [DeviceId, number] => [carrier, devices[carrier].cost]),
  )
  // Bellman and Ford: after as many rounds as there are devices, no path can become cheaper.
  for (const _ of deviceIds) {
    for (const [upper, lower] of remainingLinks(removed)) {
      offer(upper, lower)
      offer(lower, upper)
    }
  }
  return costs

  function offer(from: DeviceId, to: DeviceId) {
    const cost = (costs.get(from) ?? Number.POSITIVE_INFINITY) + devices[to].cost
    if (cost < (costs.get(to) ?? Number.POSITIVE_INFINITY)) costs.set(to, cost)
  }
}

/** The links that carry traffic between the carriers and a host: all that lie on a path of least cost. None if it is cut off. */
export function activeLinks(host: DeviceId, removed?: Removed): Link[] {
  const costs = leastCosts(removed)
  const usable = remainingLinks(removed)
  const isLastStep = (from: DeviceId, to: DeviceId) =>
    (costs.get(from) ?? Number.NaN) + devices[to].cost === costs.get(to)
  const active = new Set<Link>()
  collect(host)
  return links.filter((link) => active.has(link))

  function collect(device: DeviceId) {
    for (const link of usable) {
      const [upper, lower] = link
      const from = lower === device ? upper : upper === device ? lower : undefined
      if (from && isLastStep(from, device)) {
        active.add(link)
        collect(from)
      }
    }
  }
}

/** The devices without which a host is cut off, besides itself. */
export const singlePoints = (host: DeviceId): DeviceId[] =>
  deviceIds.filter((id) => id !== host && !leastCosts(id).has(host))
