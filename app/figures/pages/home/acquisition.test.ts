import { expect, test } from 'vitest'
import {
  acquire,
  average,
  bitsOf,
  bitsPerSample,
  bitsPerSecond,
  fullScaleV,
  quantize,
  samplePeriodS,
  sampleRateHz,
  samples,
  signalAt,
  signalFrequencyHz,
  voltageOf,
} from './acquisition.ts'

test('has consistent rates: ten samples a period, four bits a sample, 1.33 µs between samples', () => {
  expect(sampleRateHz / signalFrequencyHz).toBe(10)
  expect(bitsPerSecond).toBe(3e6)
  expect((samplePeriodS * 1e6).toFixed(2)).toBe('1.33')
  for (const [n, { time }] of samples.entries()) {
    expect(signalAt(time + 10 * samplePeriodS), `sample ${n}`).toBeCloseTo(signalAt(time), 9)
  }
})

test('encodes each sample as its quantized voltage', () => {
  const halfStep = fullScaleV / 2 ** (bitsPerSample + 1)
  for (const { voltage, code } of samples) {
    expect(code).toBe(quantize(voltage))
    expect(Math.abs(voltageOf(code) - voltage)).toBeLessThanOrEqual(halfStep)
  }
})

test('quantizes the whole input range and clips beyond it', () => {
  expect(quantize(-fullScaleV)).toBe(0)
  expect(quantize(fullScaleV)).toBe(2 ** bitsPerSample - 1)
  for (let code = 0; code < 2 ** bitsPerSample; code++) expect(quantize(voltageOf(code))).toBe(code)
})

test('sends the codes as serial bits, most significant first', () => {
  expect(bitsOf(0b1010)).toEqual([1, 0, 1, 0])
  expect(bitsOf(0b0001)).toEqual([0, 0, 0, 1])
  for (const { code } of samples) {
    expect(bitsOf(code)).toHaveLength(bitsPerSample)
    expect(Number.parseInt(bitsOf(code).join(''), 2)).toBe(code)
  }
})

test('gives the same acquisitions every time, each with its own noise, and a mean with less noise', () => {
  const first = acquire(16e-6, 200)
  expect(acquire(16e-6, 200)).toEqual(first)
  expect(first[0]).not.toEqual(first[1])

  const deviation = (voltages: readonly number[]) => {
    const errors = voltages.map((v, n) => v - signalAt(2.15e-6 - 16e-6 * (1 - n / (voltages.length - 1))))
    return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
  }
  // The mean of four independent acquisitions has half the noise of one.
  expect(deviation(average(first)) / deviation(first[0] ?? [])).toBeCloseTo(0.5, 1)
})
