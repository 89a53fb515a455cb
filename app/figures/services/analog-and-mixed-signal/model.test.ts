import { expect, test } from 'vitest'
import {
  gainAt,
  gainBandwidth,
  gainMargin,
  phaseAt,
  phaseCrossover,
  phaseMargin,
  unityGain,
} from './model.ts'

const frequencies = Array.from({ length: 61 }, (_, n) => 100 * 10 ** (n / 10))

test('phase margin is 180° and the phase at 0 dB, gain margin is what is missing to 0 dB at −180°', () => {
  expect(gainAt(unityGain)).toBeCloseTo(0, 6)
  expect(phaseMargin).toBeCloseTo(180 + phaseAt(unityGain), 6)
  expect(phaseAt(phaseCrossover)).toBeCloseTo(-180, 6)
  expect(gainMargin).toBeCloseTo(-gainAt(phaseCrossover), 6)
})

test('the loop is stable: gain is gone before the phase is', () => {
  expect(unityGain).toBeLessThan(phaseCrossover)
  expect(phaseMargin).toBeGreaterThan(45)
  expect(gainMargin).toBeGreaterThan(6)
})

test('between the first pole and unity gain it falls by 20 dB a decade, with the gain-bandwidth product', () => {
  expect(gainAt(1e5) - gainAt(1e6)).toBeCloseTo(20, 1)
  expect(1e5 * 10 ** (gainAt(1e5) / 20)).toBeCloseTo(gainBandwidth, -4)
})

test('gain and phase only fall', () => {
  for (const response of [gainAt, phaseAt]) {
    const values = frequencies.map(response)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  }
})
