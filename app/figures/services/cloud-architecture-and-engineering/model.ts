// Two cloud regions, and what happens when a zone of the first is taken out of service: who takes its requests, which database becomes
// the primary, how long that takes and what it loses. The figures are illustrative, of the size that drills show.

export interface Zone {
  name: string
  region: 1 | 2
  nodes: number
  /** How its database follows the primary; one has nothing to follow. */
  follows?: 'sync' | 'async'
}

export const zones: readonly [Zone, ...Zone[]] = [
  { name: '1a', region: 1, nodes: 4 },
  { name: '1b', region: 1, nodes: 4, follows: 'sync' },
  { name: '1c', region: 1, nodes: 4, follows: 'sync' },
  { name: '2a', region: 2, nodes: 4, follows: 'async' },
  { name: '2b', region: 2, nodes: 4, follows: 'async' },
]

/** Requests per second: what comes in, and what a node can answer. */
export const demand = 2400
export const nodeCapacity = 400

/** Seconds. A check fails when it has failed so many times in a row. */
const loadBalancerCheck = { interval: 5, failures: 3 }
const databaseCheck = { interval: 5, failures: 4 }
const dnsCheck = { interval: 10, failures: 3 }
const nameLifetime = 60
const promotion = 12
/** How far asynchronous replicas are behind, at most. */
const replicationLag = 2

export const targets = { zone: { recovery: 60, loss: 0 }, region: { recovery: 300, loss: 5 } }

const detection = ({ interval, failures }: typeof dnsCheck) => interval * failures
const standing = (failed: readonly Zone[]) => zones.filter((zone) => !failed.includes(zone))

/** The zones that answer requests: those of the first region that has any left. */
export function serving(failed: readonly Zone[]): Zone[] {
  const left = standing(failed)
  return left.filter(({ region }) => region === left[0]?.region)
}

/** The part of its nodes' capacity that a zone uses. */
export function load(zone: Zone, failed: readonly Zone[]): number {
  const sharing = serving(failed)
  return sharing.includes(zone) ? demand / sharing.length / (zone.nodes * nodeCapacity) : 0
}

/**
 * The zone whose database accepts writes: the one that follows nothing, or else the nearest to the other region.
 * @throws RangeError if no zone is left
 */
export function primary(failed: readonly Zone[]): Zone {
  const left = serving(failed)
  const zone = left.find(({ follows }) => follows === undefined) ?? left.at(-1)
  if (!zone) throw new RangeError('no zone is left')
  return zone
}

/** Seconds until all requests are answered again, and of writes that are lost at most. */
export function outage(failed: readonly Zone[]): { recovery: number; loss: number } {
  const before = primary([])
  const after = primary(failed)
  const promoted = after === before ? 0 : detection(databaseCheck) + promotion
  const sameRegion = after.region === before.region
  const rerouted = sameRegion ? detection(loadBalancerCheck) : detection(dnsCheck) + nameLifetime
  return {
    recovery: Math.max(promoted, rerouted),
    loss: after === before || after.follows === 'sync' ? 0 : replicationLag,
  }
}

export const inRegion = (region: Zone['region']) => zones.filter((zone) => zone.region === region)
