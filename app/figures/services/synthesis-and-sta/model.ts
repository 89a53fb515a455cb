// Setup slack at the endpoints of one clock, as static timing analysis reports it after synthesis. A path starts at a register or a
// memory, passes levels of logic and wires, and has to arrive before the next clock edge. Optimization speeds up late paths until they
// meet timing, and slows down early ones to save area. So endpoints pile up just above zero.
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

export const clockPeriodPs = 800
const uncertaintyPs = 60
const setupPs = 25
const registerAccessPs = 42
const memoryAccessPs = 285
const gateDelayPs = 18
const wireDelayPs = 6
/** The share of the gate delay that sizing and faster cells can save. */
const maxGateSpeedUp = 0.17
/** The share of the wire delay that repeaters can save. */
const maxWireSpeedUp = 0.25
/** The share of the slack of an early path that is left after its cells have been made smaller and slower. */
const keptSlackShare = 0.8

export const endpointCount = 8192

type Cause = 'logic depth' | 'wire length' | 'macro timing'

export interface Endpoint {
  /** Negative where data arrives too late. */
  slackPs: number
  /** What to change first, if it fails. */
  cause: Cause
}

export function analyzeEndpoints(seed: number): Endpoint[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed + 1)
  return Array.from({ length: endpointCount }, () => {
    const fromMemory = random() < 0.06
    const launchPs = fromMemory ? memoryAccessPs : registerAccessPs
    const meanLevels = fromMemory ? 15 : 23
    const levels = Math.max(1, Math.round(meanLevels * (1 + 0.25 * gaussian())))
    const gatesPs = levels * gateDelayPs
    const wiresPs = levels * wireDelayPs * Math.exp(0.2 * gaussian())
    const requiredPs = clockPeriodPs - uncertaintyPs - setupPs
    const slackPs = slackAfterOptimization(
      requiredPs - launchPs - gatesPs - wiresPs,
      maxGateSpeedUp * gatesPs + maxWireSpeedUp * wiresPs,
      random(),
    )
    const cause = fromMemory ? 'macro timing' : wiresPs > 0.4 * gatesPs ? 'wire length' : 'logic depth'
    return { slackPs, cause }
  })
}

/** Slack after optimization, which can gain at most `gainPs` and stops once the path meets timing. */
function slackAfterOptimization(slackPs: number, gainPs: number, chance: number): number {
  if (slackPs >= 0) return slackPs * keptSlackShare + 4
  return slackPs + gainPs >= 0 ? -22 * Math.log(1 - chance) : slackPs + gainPs
}

export const binWidthPs = 20
/** The slack that the histogram shows. */
export const shownPs = { from: -200, to: 520 }

/** The number of endpoints in each bin from `fromPs` up to `toPs`, both multiples of the bin width. */
export function countByBin(endpoints: readonly Endpoint[], fromPs: number, toPs: number): number[] {
  const bins = Array.from({ length: (toPs - fromPs) / binWidthPs }, () => 0)
  for (const { slackPs } of endpoints) {
    const bin = Math.floor((slackPs - fromPs) / binWidthPs)
    if (bin in bins) bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins
}

/** Worst and total negative slack, the number of failing endpoints, and their causes with the most frequent first. */
export function summarize(endpoints: readonly Endpoint[]) {
  const failing = endpoints.filter(({ slackPs }) => slackPs < 0)
  const causes = Map.groupBy(failing, ({ cause }) => cause)
  return {
    worstPs: Math.min(...endpoints.map(({ slackPs }) => slackPs)),
    totalPs: failing.reduce((sum, { slackPs }) => sum + slackPs, 0),
    failingCount: failing.length,
    causes: [...causes]
      .map(([cause, { length }]) => ({ cause, count: length }))
      .sort((a, b) => b.count - a.count),
  }
}
