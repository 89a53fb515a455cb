// Setup slack at the endpoints of one clock, as static timing analysis reports it after synthesis. A path leaves a register or a
// memory, passes levels of logic and the wires between them, and has to arrive before the next edge. Optimization makes late
// paths faster, as far as cells go, and early ones slower to save area: hence the wall of endpoints just above zero.
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

/** Picoseconds, all of them. */
export const clockPeriod = 800
const uncertainty = 60
const setup = 25
const registerAccess = 42
const memoryAccess = 285
const gateDelay = 18
const wireDelay = 6
/** The most that sizing and faster cells take off a gate's delay, as a part of it. */
const speedUp = 0.17
const repeating = 0.25
/** The part of an early path's slack that is left after cells have been made smaller and slower. */
const slackKept = 0.8

export const endpointCount = 8192

type Cause = 'logic depth' | 'wire length' | 'macro timing'

export interface Endpoint {
  /** Picoseconds; negative where data arrives too late. */
  slack: number
  /** What to change first, if it fails. */
  cause: Cause
}

/** The slack of every endpoint. */
export function analyze(seed: number): Endpoint[] {
  const random = randomFrom(seed)
  const gaussian = gaussianFrom(seed + 1)
  return Array.from({ length: endpointCount }, () => {
    const fromMemory = random() < 0.06
    const launch = fromMemory ? memoryAccess : registerAccess
    const mean = fromMemory ? 15 : 23
    const levels = Math.max(1, Math.round(mean * (1 + 0.25 * gaussian())))
    const gates = levels * gateDelay
    const wires = levels * wireDelay * Math.exp(0.2 * gaussian())
    const required = clockPeriod - uncertainty - setup
    const slack = optimized(required - launch - gates - wires, speedUp * gates + repeating * wires, random())
    const cause = fromMemory ? 'macro timing' : wires > 0.4 * gates ? 'wire length' : 'logic depth'
    return { slack, cause }
  })
}

/** What is left of a path's slack after optimization that can gain so much; it stops as soon as the path is met. */
function optimized(slack: number, gain: number, chance: number): number {
  if (slack >= 0) return slack * slackKept + 4
  return slack + gain >= 0 ? -22 * Math.log(1 - chance) : slack + gain
}

export const binWidth = 20

/** How many endpoints lie in each bin from `from` up to `to`, bins being `binWidth` wide and multiples of it. */
export function histogram(endpoints: readonly Endpoint[], from: number, to: number): number[] {
  const bins = Array.from({ length: (to - from) / binWidth }, () => 0)
  for (const { slack } of endpoints) {
    const bin = Math.floor((slack - from) / binWidth)
    if (bin in bins) bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins
}

/** Worst and total negative slack in picoseconds, the endpoints that fail, and their causes with the most frequent first. */
export function summary(endpoints: readonly Endpoint[]) {
  const failing = endpoints.filter(({ slack }) => slack < 0)
  const causes = Map.groupBy(failing, ({ cause }) => cause)
  return {
    worst: Math.min(...endpoints.map(({ slack }) => slack)),
    total: failing.reduce((sum, { slack }) => sum + slack, 0),
    failing: failing.length,
    causes: [...causes]
      .map(([cause, { length }]) => ({ cause, count: length }))
      .sort((a, b) => b.count - a.count),
  }
}
