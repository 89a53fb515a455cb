// A pulse that repeats, beside the reference that triggers it: the delayed step response of a second-order system, with
// edges that vary from repeat to repeat. The figure's curves, dimensions and readouts all come from here. Times are in
// nanoseconds from the rising edge of the reference; levels are fractions of the final level.
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** Rise time from 10 % to 90 %, delay at 50 %, as in logic data sheets (JEDEC Standard No. 99). */
export const levels = { low: 0.1, middle: 0.5, high: 0.9 }
export const damping = 0.7
/** Undamped, in radians per nanosecond. */
const naturalRadPerNs = 0.32
const dampedRadPerNs = naturalRadPerNs * Math.sqrt(1 - damping ** 2)
/** From an edge of the reference to the start of the response. */
const latencyNs = 6
export const widthNs = 30
/** The time shown. By its end the ringing has settled, after passing the low level. */
export const shownNs = { from: -6, to: 65 }

const repeatCount = 12
const strayDeviationNs = 0.5

/** How far the edges of one pulse deviate, in nanoseconds. */
export interface Stray {
  riseNs: number
  fallNs: number
}

const still: Stray = { riseNs: 0, fallNs: 0 }
const gaussian = gaussianFrom(7)
export const repeats: readonly Stray[] = Array.from({ length: repeatCount }, () => ({
  riseNs: strayDeviationNs * gaussian(),
  fallNs: strayDeviationNs * gaussian(),
}))

/** The response to a step at time 0. */
function stepAt(timeNs: number): number {
  if (timeNs <= 0) return 0
  const angle = dampedRadPerNs * timeNs
  const decay = Math.exp(-damping * naturalRadPerNs * timeNs)
  return 1 - decay * (Math.cos(angle) + (damping / Math.sqrt(1 - damping ** 2)) * Math.sin(angle))
}

export const pulseAt = (timeNs: number, { riseNs, fallNs } = still) =>
  stepAt(timeNs - latencyNs - riseNs) - stepAt(timeNs - latencyNs - widthNs - fallNs)

/** When the rising pulse passes a level. */
export const risesThrough = (level: number, stray = still) =>
  solve((time) => pulseAt(time, stray) - level, latencyNs + stray.riseNs, peakNs + stray.riseNs)

/** When the falling pulse passes a level. */
export const fallsThrough = (level: number, stray = still) =>
  solve(
    (time) => level - pulseAt(time, stray),
    latencyNs + widthNs + stray.fallNs,
    peakNs + widthNs + stray.fallNs,
  )

const peakNs = latencyNs + Math.PI / dampedRadPerNs
const fallingCrossingsNs = repeats.map((stray) => fallsThrough(levels.middle, stray))

/** What the figure dimensions. */
export const measured = {
  riseTime: { from: risesThrough(levels.low), to: risesThrough(levels.high) },
  delay: { from: 0, to: risesThrough(levels.middle) },
  jitter: { from: Math.min(...fallingCrossingsNs), to: Math.max(...fallingCrossingsNs) },
  overshoot: { time: peakNs, from: 1, to: pulseAt(peakNs) },
}

/** Finds where a function that rises between two times is zero, by bisection. */
function solve(f: (time: number) => number, from: number, to: number): number {
  let [below, above] = [from, to]
  for (let n = 0; n < 50; n++) {
    const middle = (below + above) / 2
    if (f(middle) < 0) below = middle
    else above = middle
  }
  return (below + above) / 2
}
