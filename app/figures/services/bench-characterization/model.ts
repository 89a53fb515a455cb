// An eye diagram: one period of the pattern PRBS7 through a channel of limited bandwidth, with jitter and noise. It is cut into
// windows of two unit intervals, aligned to a clock recovered from the edges.
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** The duration of one bit at 5 Gb/s, the rate of USB 3.2 Gen 1. */
export const unitIntervalPs = 200
/** The eye opening that USB 3.2 requires at 5 Gb/s: 100 mV high and 0.34 unit intervals wide. */
export const mask = { heightMv: 100, widthPs: 0.34 * unitIntervalPs }
/** The sampling times of a window, from the middle of the eye. */
export const timesPs = Array.from({ length: 65 }, (_, n) => (n - 32) * 6.25)

const amplitudeMv = 205
/** The channel: a fast part with three equal poles, and a slow tail that makes a bit depend on the bits before it. */
const fastTauPs = 24
const slowTail = { share: 0.38, tauPs: 180 }
/** Edge timing errors: the standard deviation of random jitter, and the peak and period of periodic jitter. */
const jitter = { randomPs: 4, peakPs: 9, periodPs: 31 * unitIntervalPs }
/** Voltage noise: a constant part for each window and a part that varies within the window with this period. */
const noise = { deviationMv: 3.5, periodPs: 170 }
/** The number of previous bits that still influence the voltage. */
const memoryBits = 12

/** The voltages of one window in millivolts, at `timesPs`. */
export type Window = readonly number[]

/**
 * The windows of one period of the pattern, with a bit in the middle and half of its neighbors beside it. As in a receiver, the
 * recovered clock puts the edges' 0 V crossings half a unit interval from the middle on average.
 */
export function simulateWindows(seed: number): Window[] {
  const errors = cutIntoWindows(seed, halfwayPs)
    .flatMap(crossingsOf)
    .map((time) => time - Math.sign(time) * (unitIntervalPs / 2))
  return cutIntoWindows(seed, halfwayPs + errors.reduce((sum, error) => sum + error, 0) / errors.length)
}

function cutIntoWindows(seed: number, clockDelayPs: number): Window[] {
  const gaussian = gaussianFrom(seed)
  const bits = prbs7()
  const bitAt = (n: number) => bits[(n + bits.length) % bits.length] ?? 0
  const edges = bits.map((_, n) => {
    const ideal = n * unitIntervalPs
    return (
      ideal + jitter.peakPs * Math.sin((2 * Math.PI * ideal) / jitter.periodPs) + jitter.randomPs * gaussian()
    )
  })
  return bits.map((_, n) => {
    const first = n - memoryBits
    const [offset, cosine, sine] = [gaussian(), gaussian(), gaussian()]
    return timesPs.map((time) => {
      const at = (n + 0.5) * unitIntervalPs + time + clockDelayPs
      let level = 2 * bitAt(first) - 1
      for (let bit = first + 1; bit <= n + 2; bit++) {
        const wraps = Math.floor(bit / bits.length) * bits.length * unitIntervalPs
        const edge = (edges[(bit + bits.length) % bits.length] ?? 0) + wraps
        level += 2 * (bitAt(bit) - bitAt(bit - 1)) * stepResponse(at - edge)
      }
      const angle = (2 * Math.PI * time) / noise.periodPs
      const deviation = offset + cosine * Math.cos(angle) + sine * Math.sin(angle)
      return amplitudeMv * level + noise.deviationMv * deviation
    })
  })
}

/** The free voltage range in the middle of the eye, between the highest low and the lowest high. */
export function eyeHeight(windows: readonly Window[]): { lowMv: number; highMv: number } {
  const levels = windows.map((window) => window[timesPs.indexOf(0)] ?? 0)
  return {
    lowMv: Math.max(...levels.filter((level) => level < 0)),
    highMv: Math.min(...levels.filter((level) => level > 0)),
  }
}

/** The window that closes the eye most: its voltage in the middle is the nearest to 0 V. */
export const worstOf = (windows: readonly Window[]): Window =>
  windows.toSorted((a, b) => middleOf(a) - middleOf(b))[0] ?? []

const middleOf = (window: Window) => Math.abs(window[timesPs.indexOf(0)] ?? 0)

/** The free time range at 0 V, between the last crossing left of the eye and the first one right of it. */
export function eyeWidth(windows: readonly Window[]): { fromPs: number; toPs: number } {
  const crossings = windows.flatMap(crossingsOf)
  return {
    fromPs: Math.max(...crossings.filter((time) => time < 0)),
    toPs: Math.min(...crossings.filter((time) => time > 0)),
  }
}

/** The times in picoseconds at which a window crosses 0 V, by linear interpolation. */
function crossingsOf(window: Window): number[] {
  return timesPs.slice(1).flatMap((time, n) => {
    const [before = 0, after = 0] = window.slice(n, n + 2)
    if (before > 0 === after > 0) return []
    return time - ((timesPs[1] ?? 0) - (timesPs[0] ?? 0)) * (after / (after - before))
  })
}

/** The corners of the mask as [picoseconds, millivolts]: a hexagon, half as wide at its top as in its middle. */
export const maskCorners = [
  [-0.5, 0],
  [-0.25, 0.5],
  [0.25, 0.5],
  [0.5, 0],
  [0.25, -0.5],
  [-0.25, -0.5],
].map(([x = 0, y = 0]) => [x * mask.widthPs, y * mask.heightMv] as const)

/** The number of windows that enter the mask. */
export function maskHits(windows: readonly Window[]): number {
  const isInside = (time: number, voltage: number) =>
    Math.abs(voltage) <
    Math.min(mask.heightMv / 2, (mask.widthPs / 2 - Math.abs(time)) * ((2 * mask.heightMv) / mask.widthPs))
  return windows.filter((window) => window.some((voltage, n) => isInside(timesPs[n] ?? 0, voltage))).length
}

/** The channel's response to a step from 0 to 1, and the time it takes to reach 0.5. */
function stepResponse(timePs: number): number {
  if (timePs <= 0) return 0
  const x = timePs / fastTauPs
  const quick = 1 - (1 + x + x ** 2 / 2) * Math.exp(-x)
  return (1 - slowTail.share) * quick + slowTail.share * (1 - Math.exp(-timePs / slowTail.tauPs))
}
const halfwayPs =
  Array.from({ length: 1000 }, (_, n) => n / 10).find((time) => stepResponse(time) >= 0.5) ?? 0

/** One period of the maximal-length sequence x⁷ + x⁶ + 1, known as PRBS7, which contains all seven-bit patterns except zeros. */
export function prbs7(): number[] {
  let register = 0x7f
  return Array.from({ length: 127 }, () => {
    const bit = ((register >> 6) ^ (register >> 5)) & 1
    register = ((register << 1) | bit) & 0x7f
    return bit
  })
}
