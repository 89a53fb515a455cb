// What the oscilloscope shows: the acquisition (acquisition.ts) as lines, codes and words. The screen has three windows
// on one time axis, drawn in units in which samples, bits and divisions are whole numbers.

import { line, type Point } from '#app/figures/kit/path.ts'
import { quantity } from '#app/figures/kit/quantity.ts'
import {
  acquire,
  acquisitionCount,
  average,
  bitsOf,
  bitsPerSample,
  bitsPerSecond,
  firstSampleTimeS,
  samplePeriodS,
  sampleRateHz,
  samples,
  signalAmplitudeV,
  signalAt,
  signalFrequencyHz,
  voltageOf,
} from './acquisition.ts'

export const divisions = { x: 20, y: 6 }
const voltsPerDivision = 0.25
const secondsPerDivision = 2e-6
const logicLevelV = 0.25

const unit = { sample: 48, division: 72 }
const bitWidth = unit.sample / bitsPerSample
const analogSamples = 12.5
const sentSamples = 7
/** How many held and sent samples fit on a narrow screen. */
export const narrowSamples = 4

export const height = divisions.y * unit.division
export const widths = {
  analog: analogSamples * unit.sample,
  hold: samples.length * unit.sample,
  serial: sentSamples * unit.sample,
}

/** Converts a voltage to a height on the screen, in units from the top. */
const yOf = (voltage: number) => height / 2 - (voltage / voltsPerDivision) * unit.division
/** Converts a voltage to a height on the screen, as an SVG percentage. */
export const percentOf = (voltage: number) => `${+((100 * yOf(voltage)) / height).toFixed(2)}%`

/** Units between two points of a line. */
const spacing = { analog: 4, input: 12 }
const acquisitions = acquire(analogSamples * samplePeriodS, widths.analog / spacing.analog + 1)
const mean = average(acquisitions)
const analogLine = (voltages: readonly number[]) =>
  line(voltages.map((voltage, n): Point => [n * spacing.analog, yOf(voltage)]))

const heldVoltages = samples.map(({ code }) => voltageOf(code))
const serialVoltages = samples
  .slice(0, sentSamples)
  .flatMap(({ code }) => bitsOf(code))
  .map((bit) => (bit ? logicLevelV : -logicLevelV))

export const lines = {
  acquisitions: acquisitions.map(analogLine),
  mean: analogLine(mean),
  /** The input without noise, over the window where it is sampled. */
  input: line(
    Array.from({ length: widths.hold / spacing.input + 1 }, (_, n): Point => {
      const x = n * spacing.input
      return [x, yOf(signalAt(firstSampleTimeS + (x / unit.sample) * samplePeriodS))]
    }),
  ),
  held: cut(heldVoltages, unit.sample, narrowSamples),
  serial: cut(serialVoltages, bitWidth, narrowSamples * bitsPerSample),
}

/** Returns constant levels as a line, cut where a narrow screen ends: the part that it shows, and the rest. */
function cut(voltages: readonly number[], width: number, shown: number): [shown: string, rest: string] {
  const corners = voltages.flatMap((voltage, n): Point[] => [
    [n * width, yOf(voltage)],
    [(n + 1) * width, yOf(voltage)],
  ])
  return [line(corners.slice(0, 2 * shown)), line(corners.slice(2 * shown - 1))]
}

/** Where the scope triggers (time 0), as a fraction of the analog window's width. */
export const triggerPosition = 1 - firstSampleTimeS / (analogSamples * samplePeriodS)

const at = (voltages: readonly number[], n: number) => voltages.at(n) ?? 0

/** The voltages at the vertical edges where windows meet. On a narrow screen, two of these edges are elsewhere. */
export const edges = {
  hold: [at(mean, -1), at(heldVoltages, 0)],
  serial: [at(heldVoltages, -1), at(serialVoltages, 0)],
  serialNarrow: [at(heldVoltages, narrowSamples - 1), at(serialVoltages, 0)],
  end: [at(serialVoltages, -1), 0],
  endNarrow: [at(serialVoltages, narrowSamples * bitsPerSample - 1), 0],
} as const

/** The hexadecimal digits of the held samples and of the sent samples. */
export const heldCodes = samples.map(({ code }) => code.toString(16).toUpperCase())
export const sentCodes = heldCodes.slice(0, sentSamples)

export const sampleInterval = quantity(samplePeriodS, 's', 2)

/** The instrument's readouts above the screen. */
export const readouts = [
  { id: 'channel', value: `${quantity(voltsPerDivision, 'V')}/div` },
  { id: 'time', value: `${quantity(secondsPerDivision, 's', 2)}/div` },
  { id: 'input', value: `${quantity(signalFrequencyHz, 'Hz')} sine, ${acquisitionCount} acquisitions` },
  { id: 'sampling', value: `${quantity(sampleRateHz, 'S/s')}, ${bitsPerSample} bit` },
  { id: 'serial', value: `${quantity(bitsPerSecond, 'b/s')} NRZ` },
  { id: 'trigger', value: 'Trig ↑ 0 V' },
]

/** Values for the placeholders in the screen's description. */
export const quantities = {
  signal: quantity(signalFrequencyHz, 'Hz'),
  swing: quantity(2 * signalAmplitudeV, 'V'),
  interval: sampleInterval,
  levels: heldCodes.join(' '),
  resolution: bitsPerSample,
  bitRate: quantity(bitsPerSecond, 'b/s'),
}

const round = (value: number) => +value.toFixed(3)

/**
 * The origin and range of the screen for the cursor that reads it: microseconds from left to right, millivolts from top
 * to bottom. Only valid for the wide screen.
 */
export const cursorScale = {
  'data-scope-time': round((firstSampleTimeS - analogSamples * samplePeriodS) * 1e6),
  'data-scope-time-span': round(divisions.x * secondsPerDivision * 1e6),
  'data-scope-level': round((divisions.y / 2) * voltsPerDivision * 1e3),
  'data-scope-level-span': round(-divisions.y * voltsPerDivision * 1e3),
}
