import { expect, test } from 'vitest'
import {
  gainBandwidthHz,
  gainDbAt,
  gainMarginDb,
  phaseCrossoverHz,
  phaseDegAt,
  phaseMarginDeg,
  unityGainHz,
} from './model.ts'

const frequenciesHz = Array.from({ length: 61 }, (_, n) => 100 * 10 ** (n / 10))

test('the phase margin is read at 0 dB, the gain margin at −180°', () => {
  expect(gainDbAt(unityGainHz)).toBeCloseTo(0, 6)
  expect(phaseMarginDeg).toBeCloseTo(180 + phaseDegAt(unityGainHz), 6)
  expect(phaseDegAt(phaseCrossoverHz)).toBeCloseTo(-180, 6)
  expect(gainMarginDb).toBeCloseTo(-gainDbAt(phaseCrossoverHz), 6)
})

test('the loop is stable: the gain reaches 0 dB before the phase reaches −180°', () => {
  expect(unityGainHz).toBeLessThan(phaseCrossoverHz)
  expect(phaseMarginDeg).toBeGreaterThan(45)
  expect(gainMarginDb).toBeGreaterThan(6)
})

test('between the first pole and unity gain, the gain falls by 20 dB per decade along the gain-bandwidth product', () => {
  expect(gainDbAt(1e5) - gainDbAt(1e6)).toBeCloseTo(20, 1)
  expect(1e5 * 10 ** (gainDbAt(1e5) / 20)).toBeCloseTo(gainBandwidthHz, -4)
})

test('gain and phase never rise with frequency', () => {
  for (const response of [gainDbAt, phaseDegAt]) {
    const values = frequenciesHz.map(response)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  }
})
