// What the oscilloscope of the home page has captured: an analog input, sampled and held, then sent as serial bits. The
// drawing, its readouts and its alt text all come from here. Time 0 is the trigger.
import { gaussianFrom } from '#app/figures/models/noise.ts'

export const signalFrequencyHz = 75e3
export const signalAmplitudeV = 0.475
export const sampleRateHz = 750e3
/** A sample's bits are sent one after the other, most significant first. */
export const bitsPerSample = 4
export const bitsPerSecond = sampleRateHz * bitsPerSample
/** The converter's input range, centered on 0 V. */
export const fullScaleV = 1
export const acquisitionCount = 4

export const samplePeriodS = 1 / sampleRateHz
/** The first sample is taken at this time; the analog window ends there. */
export const firstSampleTimeS = 2.15e-6
const shownSamples = 8
const stepV = fullScaleV / 2 ** bitsPerSample
const acquisitionNoiseV = 0.03
const samplingNoiseV = 0.006

/** The input without noise. It rises through 0 V at time 0, where the scope triggers. */
export const signalAt = (timeS: number) =>
  signalAmplitudeV * Math.sin(2 * Math.PI * signalFrequencyHz * timeS)

/** Returns the converter's code for a voltage, clipped at both ends of the range. */
export function quantize(voltage: number): number {
  const code = Math.floor((voltage + fullScaleV / 2) / stepV)
  return Math.min(Math.max(code, 0), 2 ** bitsPerSample - 1)
}

/** Returns the voltage in the middle of a code's step. */
export const voltageOf = (code: number) => (code + 0.5) * stepV - fullScaleV / 2

/** Returns the bits of a code, most significant first. */
export const bitsOf = (code: number) =>
  Array.from({ length: bitsPerSample }, (_, n) => (code >> (bitsPerSample - 1 - n)) & 1)

const samplingNoise = gaussianFrom(2)

/** The samples in order, each with its time, voltage and code. */
export const samples = Array.from({ length: shownSamples }, (_, n) => {
  const time = firstSampleTimeS + n * samplePeriodS
  const voltage = signalAt(time) + samplingNoiseV * samplingNoise()
  return { time, voltage, code: quantize(voltage) }
})

/**
 * Returns acquisitions of the input up to the first sample: voltages at equal intervals, each acquisition with its own
 * noise.
 */
export function acquire(durationS: number, pointCount: number): number[][] {
  return Array.from({ length: acquisitionCount }, (_, acquisition) => {
    const noise = gaussianFrom(100 + acquisition)
    return Array.from({ length: pointCount }, (_, n) => {
      const time = firstSampleTimeS - durationS * (1 - n / (pointCount - 1))
      return signalAt(time) + acquisitionNoiseV * noise()
    })
  })
}

/** Returns the mean of the acquisitions, point by point: the bright line of a scope in averaging mode. */
export function average(acquisitions: readonly number[][]): number[] {
  const [first = []] = acquisitions
  return first.map((_, n) => acquisitions.reduce((sum, one) => sum + (one[n] ?? 0), 0) / acquisitions.length)
}
