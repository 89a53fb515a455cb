// An eye diagram: one period of the pattern PRBS7 through a channel that is not fast enough, with jitter and noise, cut into
// windows of two unit intervals around a clock recovered from the edges. Picoseconds and millivolts throughout.
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** 5 Gb/s, as USB 3.2 Gen 1. */
export const unitInterval = 200
/** Eye height in millivolts and width in picoseconds that USB 3.2 asks for at 5 Gb/s: 100 mV, and 0.34 of a unit interval. */
export const mask = { height: 100, width: 0.34 * unitInterval }
/** Of each window, from the middle of the eye. */
export const times = Array.from({ length: 65 }, (_, n) => (n - 32) * 6.25)

const amplitude = 205
/** The channel: a fast part with three equal poles, and a slow tail that makes a bit depend on the ones before. */
const fast = 24
const slow = { share: 0.38, tau: 180 }
/** The edges: how far they deviate at random, and the peak and period of their wander. */
const jitter = { random: 4, peak: 9, period: 31 * unitInterval }
/** The level: its deviation, slow against a window and within it, there with this period. */
const noise = { deviation: 3.5, period: 170 }
/** How many bits back are still felt. */
const memory = 12

/** The voltage of one window, at each of `times`. */
export type Window = readonly number[]

/**
 * The windows of one period of the pattern: a bit in the middle, half of its neighbours beside it. The clock is recovered
 * as receivers do it: the edges cross 0 V, on average, half a unit interval from the middle.
 */
export function windowsOf(seed: number): Window[] {
  const errors = cut(seed, halfway)
    .flatMap(crossingsOf)
    .map((time) => time - Math.sign(time) * (unitInterval / 2))
  return cut(seed, halfway + errors.reduce((sum, error) => sum + error, 0) / errors.length)
}

/** Cuts the signal into windows, with the clock late by picoseconds. */
function cut(seed: number, delay: number): Window[] {
  const gaussian = gaussianFrom(seed)
  const bits = prbs7()
  const bitAt = (n: number) => bits[(n + bits.length) % bits.length] ?? 0
  const edges = bits.map((_, n) => {
    const ideal = n * unitInterval
    return ideal + jitter.peak * Math.sin((2 * Math.PI * ideal) / jitter.period) + jitter.random * gaussian()
  })
  return bits.map((_, n) => {
    const first = n - memory
    const [offset, cosine, sine] = [gaussian(), gaussian(), gaussian()]
    return times.map((time) => {
      const at = (n + 0.5) * unitInterval + time + delay
      let level = 2 * bitAt(first) - 1
      for (let bit = first + 1; bit <= n + 2; bit++) {
        const wraps = Math.floor(bit / bits.length) * bits.length * unitInterval
        const edge = (edges[(bit + bits.length) % bits.length] ?? 0) + wraps
        level += 2 * (bitAt(bit) - bitAt(bit - 1)) * step(at - edge)
      }
      const angle = (2 * Math.PI * time) / noise.period
      const deviation = offset + cosine * Math.cos(angle) + sine * Math.sin(angle)
      return amplitude * level + noise.deviation * deviation
    })
  })
}

/** Millivolts that stay free in the middle of the eye: between the lowest high and the highest low. */
export function eyeHeight(windows: readonly Window[]): { low: number; high: number } {
  const levels = windows.map((window) => window[times.indexOf(0)] ?? 0)
  return {
    low: Math.max(...levels.filter((level) => level < 0)),
    high: Math.min(...levels.filter((level) => level > 0)),
  }
}

/** Picoseconds that stay free at 0 V: between the last crossing on the left of the eye and the first on its right. */
export function eyeWidth(windows: readonly Window[]): { from: number; to: number } {
  const crossings = windows.flatMap(crossingsOf)
  return {
    from: Math.max(...crossings.filter((time) => time < 0)),
    to: Math.min(...crossings.filter((time) => time > 0)),
  }
}

/** Where a window crosses 0 V, in picoseconds, read off the line between its points. */
function crossingsOf(window: Window): number[] {
  return times.slice(1).flatMap((time, n) => {
    const [before = 0, after = 0] = window.slice(n, n + 2)
    if (before > 0 === after > 0) return []
    return time - ((times[1] ?? 0) - (times[0] ?? 0)) * (after / (after - before))
  })
}

/** The corners of the mask: a hexagon, half as wide at its top as in its middle. */
export const maskCorners = [
  [-0.5, 0],
  [-0.25, 0.5],
  [0.25, 0.5],
  [0.5, 0],
  [0.25, -0.5],
  [-0.25, -0.5],
].map(([x = 0, y = 0]) => [x * mask.width, y * mask.height] as const)

/** How many windows come into the mask. */
export function maskHits(windows: readonly Window[]): number {
  const isInside = (time: number, voltage: number) =>
    Math.abs(voltage) <
    Math.min(mask.height / 2, (mask.width / 2 - Math.abs(time)) * ((2 * mask.height) / mask.width))
  return windows.filter((window) => window.some((voltage, n) => isInside(times[n] ?? 0, voltage))).length
}

/** The response of the channel to a step from 0 to 1, and picoseconds until it is half way. */
function step(time: number): number {
  if (time <= 0) return 0
  const x = time / fast
  const quick = 1 - (1 + x + x ** 2 / 2) * Math.exp(-x)
  return (1 - slow.share) * quick + slow.share * (1 - Math.exp(-time / slow.tau))
}
const halfway = Array.from({ length: 1000 }, (_, n) => n / 10).find((time) => step(time) >= 0.5) ?? 0

/** One period of the maximal sequence x⁷ + x⁶ + 1 (ITU-T O.150), which has every pattern of seven bits but zeros. */
export function prbs7(): number[] {
  let register = 0x7f
  return Array.from({ length: 127 }, () => {
    const bit = ((register >> 6) ^ (register >> 5)) & 1
    register = ((register << 1) | bit) & 0x7f
    return bit
  })
}
