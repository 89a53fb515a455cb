// The first power-on of a board, recorded by an oscilloscope with four channels. A sequencer starts three supplies one after the
// other, each once the previous one is good. Then a supervisor releases the reset.
import { gaussianFrom } from '#app/figures/models/noise.ts'

export const screen = { columns: 10, rows: 8, msPerDivision: 2, divisionsBeforeTrigger: 1 }

export interface Channel {
  name: string
  nominalV: number
  voltsPerDivision: number
  /** The position of 0 V, in divisions from the top of the screen. */
  groundDivision: number
}

/** The supplies in the order in which they start. */
export const supplies: readonly Channel[] = [
  { name: 'VDD_CORE', nominalV: 0.85, voltsPerDivision: 0.5, groundDivision: 1.85 },
  { name: 'VDD_AUX', nominalV: 1.8, voltsPerDivision: 1, groundDivision: 3.85 },
  { name: 'VDD_IO', nominalV: 3.3, voltsPerDivision: 2, groundDivision: 5.85 },
]
export const reset: Channel = { name: 'RESET_N', nominalV: 3.3, voltsPerDivision: 2, groundDivision: 7.85 }
/** The trigger level on the rising first supply. */
export const triggerV = 0.1

/** A supply counts as good from this share of its nominal voltage. The sequencer waits before it starts the next one. */
export const goodLevel = 0.95
const sequencerWaitMs = 0.5
/** The soft-start ramps of the supplies, and the time the supervisor holds the reset after the last supply is good. */
const rampsMs = [1.5, 2, 2.5]
const resetHoldMs = 4.2
/** The dip of a supply when the next one starts to draw current, as a share of its voltage, and its recovery time. */
const dip = { share: 0.03, tauMs: 0.3 }
/** The noise of a channel, and the step of its converter with 12 bits over ten divisions. */
const noiseDivisions = 0.008
const stepDivisions = 10 / 4096

/** The sampling times, from the trigger. */
export const timesMs = Array.from({ length: 401 }, (_, n) => (n - 40) / 20)

/** The start of each supply, and the release of the reset. */
const startsMs: number[] = []
let nextStartMs = -((rampsMs[0] ?? 0) * triggerV) / (supplies[0]?.nominalV ?? 1)
for (const rampMs of rampsMs) {
  startsMs.push(nextStartMs)
  nextStartMs += rampMs * goodLevel + sequencerWaitMs
}
const resetReleaseMs = nextStartMs - sequencerWaitMs + resetHoldMs

/** The samples in volts of the supplies in their order, then of the reset. */
export function capture(seed: number): number[][] {
  const gaussian = gaussianFrom(seed)
  const sample = ({ voltsPerDivision }: Channel, voltageV: number) => {
    const divisions = voltageV / voltsPerDivision + noiseDivisions * gaussian()
    return Math.round(divisions / stepDivisions) * stepDivisions * voltsPerDivision
  }
  return [
    ...supplies.map((supply, n) =>
      timesMs.map((timeMs) => sample(supply, supply.nominalV * supplyLevel(n, timeMs))),
    ),
    timesMs.map((timeMs) => sample(reset, timeMs < resetReleaseMs ? 0 : reset.nominalV)),
  ]
}

/** The time in milliseconds from which a record stays above a voltage, by linear interpolation between samples. */
export function stableFromMs(samplesV: readonly number[], voltageV: number): number {
  const last = samplesV.findLastIndex((sampleV) => sampleV < voltageV)
  const [below = 0, above = 0] = samplesV.slice(last, last + 2)
  const [before = 0, after = 0] = timesMs.slice(last, last + 2)
  return before + (after - before) * ((voltageV - below) / (above - below))
}

/** The level of a supply at a time, as a share of its nominal voltage. */
function supplyLevel(supply: number, timeMs: number): number {
  const [startMs = 0, nextMs = 0] = startsMs.slice(supply, supply + 2)
  const ramp = Math.min(1, Math.max(0, (timeMs - startMs) / (rampsMs[supply] ?? 1)))
  const isLast = supply === supplies.length - 1
  return ramp - (isLast || timeMs < nextMs ? 0 : dip.share * Math.exp((nextMs - timeMs) / dip.tauMs))
}
