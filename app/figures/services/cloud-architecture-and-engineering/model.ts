// Two cloud regions, and what happens when zones fail: which zones take the requests, which database becomes the primary, how long the
// outage lasts and how many seconds of writes are lost. The numbers are illustrative, of the order that drills show.

export interface Zone {
  name: string
  region: 1 | 2
  nodes: number
  /** How its database replicates the primary; the primary itself has none. */
  follows?: 'sync' | 'async'
}

export const zones: readonly [Zone, ...Zone[]] = [
  { name: '1a', region: 1, nodes: 4 },
  { name: '1b', region: 1, nodes: 4, follows: 'sync' },
  { name: '1c', region: 1, nodes: 4, follows: 'sync' },
  { name: '2a', region: 2, nodes: 4, follows: 'async' },
  { name: '2b', region: 2, nodes: 4, follows: 'async' },
]

export const requestsPerS = 2400
export const nodeRequestsPerS = 400

/** A failure is detected after this many failed checks in a row. */
const loadBalancerCheck = { intervalS: 5, failures: 3 }
const databaseCheck = { intervalS: 5, failures: 4 }
const dnsCheck = { intervalS: 10, failures: 3 }
const dnsTtlS = 60
const promotionS = 12
const maxReplicationLagS = 2

/** The longest outage (RTO), and the most writes that may be lost (RPO), if a zone or a region fails. */
export const targets = { zone: { recoveryS: 60, lossS: 0 }, region: { recoveryS: 300, lossS: 5 } }

const detectionS = ({ intervalS, failures }: typeof dnsCheck) => intervalS * failures
const remaining = (failed: readonly Zone[]) => zones.filter((zone) => !failed.includes(zone))

/** The zones that answer requests: those left in the first region, or in the second if none is. */
export function serving(failed: readonly Zone[]): Zone[] {
  const left = remaining(failed)
  return left.filter(({ region }) => region === left[0]?.region)
}

/** The fraction of its nodes' capacity that a zone uses. */
export function load(zone: Zone, failed: readonly Zone[]): number {
  const sharing = serving(failed)
  return sharing.includes(zone) ? requestsPerS / sharing.length / (zone.nodes * nodeRequestsPerS) : 0
}

/**
 * The zone whose database accepts writes: the original primary, or else the last of the zones left in its region.
 * @throws RangeError if no zone is left
 */
export function primary(failed: readonly Zone[]): Zone {
  const left = serving(failed)
  const zone = left.find(({ follows }) => follows === undefined) ?? left.at(-1)
  if (!zone) throw new RangeError('no zone is left')
  return zone
}

/** Seconds until all requests are answered again, and the most seconds of writes that are lost. */
export function outage(failed: readonly Zone[]): { recoveryS: number; lossS: number } {
  const before = primary([])
  const after = primary(failed)
  const promotedS = after === before ? 0 : detectionS(databaseCheck) + promotionS
  const sameRegion = after.region === before.region
  const reroutedS = sameRegion ? detectionS(loadBalancerCheck) : detectionS(dnsCheck) + dnsTtlS
  return {
    recoveryS: Math.max(promotedS, reroutedS),
    lossS: after === before || after.follows === 'sync' ? 0 : maxReplicationLagS,
  }
}

export const inRegion = (region: Zone['region']) => zones.filter((zone) => zone.region === region)
