// The first power-on of a board, as an oscilloscope with four channels records it: three supplies that a sequencer starts
// one after the other, each when the one before it is good, and the reset that a supervisor releases at last. Milliseconds
// from the trigger, and volts.
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** Divisions across and down, milliseconds of one, and how many lie before the trigger. */
export const screen = { columns: 10, rows: 8, timePerDivision: 2, before: 1 }

export interface Channel {
  name: string
  /** Volts when it is up. */
  nominal: number
  voltsPerDivision: number
  /** Where its 0 V lies, in divisions from the top of the screen. */
  ground: number
}

/** In the order in which they come up. */
export const supplies: readonly Channel[] = [
  { name: 'VDD_CORE', nominal: 0.85, voltsPerDivision: 0.5, ground: 1.85 },
  { name: 'VDD_AUX', nominal: 1.8, voltsPerDivision: 1, ground: 3.85 },
  { name: 'VDD_IO', nominal: 3.3, voltsPerDivision: 2, ground: 5.85 },
]
export const reset: Channel = { name: 'RESET_N', nominal: 3.3, voltsPerDivision: 2, ground: 7.85 }
/** Volts of the first supply, rising. */
export const trigger = 0.1

/** A supply is good from this part of its nominal voltage on; then the sequencer waits, and starts the next. */
export const good = 0.95
const wait = 0.5
/** Milliseconds that soft start ramps each supply, and that the supervisor holds the reset. */
const ramps = [1.5, 2, 2.5]
const hold = 4.2
/** How far a supply dips, as a part of it, when the next one starts to draw, and how soon it recovers. */
const dip = { depth: 0.03, tau: 0.3 }
/** In divisions: the noise of a channel, and the step of its converter, 12 bits over ten divisions. */
const noise = 0.008
const step = 10 / 4096

/** When samples are taken. */
export const times = Array.from({ length: 401 }, (_, n) => (n - 40) / 20)

/** When each supply starts, and when the reset is released. */
const starts: number[] = []
let next = -((ramps[0] ?? 0) * trigger) / (supplies[0]?.nominal ?? 1)
for (const ramp of ramps) {
  starts.push(next)
  next += ramp * good + wait
}
const release = next - wait + hold

/** The samples of every supply in their order, and of the reset at last, in volts. */
export function capture(seed: number): number[][] {
  const gaussian = gaussianFrom(seed)
  const sampled = ({ voltsPerDivision }: Channel, volts: number) =>
    Math.round((volts / voltsPerDivision + noise * gaussian()) / step) * step * voltsPerDivision
  return [
    ...supplies.map((supply, n) => times.map((time) => sampled(supply, supply.nominal * levelOf(n, time)))),
    times.map((time) => sampled(reset, time < release ? 0 : reset.nominal)),
  ]
}

/** The time from which a record stays above a voltage, read off the line between its samples. */
export function reached(record: readonly number[], voltage: number): number {
  const last = record.findLastIndex((sample) => sample < voltage)
  const [below = 0, above = 0] = record.slice(last, last + 2)
  const [before = 0, after = 0] = times.slice(last, last + 2)
  return before + (after - before) * ((voltage - below) / (above - below))
}

/** How far up a supply is, as a part of its nominal voltage. */
function levelOf(supply: number, time: number): number {
  const [start = 0, next = 0] = starts.slice(supply, supply + 2)
  const ramp = Math.min(1, Math.max(0, (time - start) / (ramps[supply] ?? 1)))
  const isLast = supply === supplies.length - 1
  return ramp - (isLast || time < next ? 0 : dip.depth * Math.exp((next - time) / dip.tau))
}
