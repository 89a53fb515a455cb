// The network of one site: two carriers, a pair of firewalls, two core switches, switches for floors and for servers. Traffic takes the
// way of least cost; what is pulled on the day of acceptance is taken out of the graph.

export interface Device {
  name: string
  tier: 'carrier' | 'firewall' | 'core' | 'switch' | 'host'
  /** What it costs to pass it; the one that stands by in a pair costs more. */
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
  leaf2: { name: 'Leaf 2', tier: 'switch', cost: 2 },
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
  ...everyPair(['leaf1', 'leaf2'], ['servers']),
]

/**
 * How long traffic stops when a link is pulled, by the tier of its upper end, in milliseconds: as many missed messages as the
 * protocol waits for, times their interval. BFD on the carriers and in the core, the heartbeat of the firewalls, the state of the
 * link at a server.
 */
export const outages: Partial<Record<Device['tier'], number>> = {
  carrier: 3 * 300,
  firewall: 3 * 200,
  core: 3 * 50,
  switch: 100,
}

/**
 * The way of least cost from either carrier to a host.
 * @param pulled a device or a link that is out
 * @returns the devices on it, the carrier first; undefined if there is none
 */
export function pathTo(host: DeviceId, pulled?: DeviceId | Link): DeviceId[] | undefined {
  const usable = links.filter(
    (link) => link !== pulled && !(typeof pulled === 'string' && link.includes(pulled)),
  )
  const open = inTier('carrier')
    .filter((carrier) => carrier !== pulled)
    .map((carrier) => ({ path: [carrier], cost: devices[carrier].cost as number }))
  const reached = new Set<DeviceId>()
  for (;;) {
    // Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959: the cheapest of the ways known is final.
    open.sort((a, b) => b.cost - a.cost)
    const next = open.pop()
    const end = next?.path.at(-1)
    if (!next || !end) return undefined
    if (end === host) return next.path
    if (reached.has(end)) continue
    reached.add(end)
    for (const [a, b] of usable) {
      const neighbor = a === end ? b : b === end ? a : undefined
      if (neighbor && !reached.has(neighbor))
        open.push({ path: [...next.path, neighbor], cost: next.cost + devices[neighbor].cost })
    }
  }
}

/** The links along a path. */
export const linksOf = (path: readonly DeviceId[]): Link[] =>
  links.filter(([a, b]) => path.some((id, n) => id === a && (path[n + 1] === b || path[n - 1] === b)))

/** The devices without which a host is cut off, besides itself. */
export const singlePoints = (host: DeviceId): DeviceId[] =>
  deviceIds.filter((id) => id !== host && !pathTo(host, id))
