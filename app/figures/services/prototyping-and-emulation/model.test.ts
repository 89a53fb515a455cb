import { expect, test } from 'vitest'
import {
  bootCycles,
  mostSignalsAt,
  nightS,
  overnightHz,
  platforms,
  readableTime,
  typicalHz,
} from './model.ts'

test('platforms get faster and show fewer signals, in their order', () => {
  platforms.slice(1).forEach((platform, n) => {
    expect(platform.slowestHz).toBeGreaterThan(platforms[n]?.fastestHz ?? Number.NaN)
    expect(platform.mostSignals).toBeLessThanOrEqual(platforms[n]?.fewestSignals ?? Number.NaN)
  })
})

test('the number of visible signals falls as the clock gets faster', () => {
  for (const { slowestHz, fastestHz, mostSignals } of platforms) {
    expect(mostSignalsAt(slowestHz)).toBe(mostSignals)
    expect(mostSignalsAt(fastestHz)).toBe(mostSignals)
    expect(mostSignalsAt(fastestHz * 1.001)).toBeLessThan(mostSignals)
  }
  expect(mostSignalsAt(1e12)).toBe(0)
})

test('all platforms except simulation boot within a night', () => {
  expect(overnightHz * nightS).toBe(bootCycles)
  expect(platforms.filter(({ slowestHz }) => slowestHz >= overnightHz).map(({ name }) => name)).toEqual([
    'Emulation',
    'Prototype',
    'Silicon',
  ])
  expect(platforms[0]?.fastestHz).toBeLessThan(overnightHz)
})

test('typical clocks lie in their range, and times have a suitable unit', () => {
  for (const platform of platforms) {
    expect(typicalHz(platform)).toBeGreaterThan(platform.slowestHz)
    expect(typicalHz(platform)).toBeLessThan(platform.fastestHz)
  }
  expect(readableTime(15e6)).toBe('170 days')
  expect(readableTime(7200)).toBe('2 h')
  expect(readableTime(2738)).toBe('46 min')
  expect(readableTime(119)).toBe('120 s')
  expect(readableTime(2.5)).toBe('2.5 s')
})
