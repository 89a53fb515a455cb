import { expect, test } from 'vitest'
import {
  bootCycles,
  mostVisibleAt,
  night,
  overnightSpeed,
  platforms,
  spokenTime,
  typicalSpeed,
} from './model.ts'

test('each platform is faster than the one before it, and shows less', () => {
  platforms.slice(1).forEach((platform, n) => {
    expect(platform.slowest).toBeGreaterThan(platforms[n]?.fastest ?? Number.NaN)
    expect(platform.most).toBeLessThanOrEqual(platforms[n]?.fewest ?? Number.NaN)
  })
})

test('what can be seen falls as the speed rises, platform by platform', () => {
  for (const { slowest, fastest, most } of platforms) {
    expect(mostVisibleAt(slowest)).toBe(most)
    expect(mostVisibleAt(fastest)).toBe(most)
    expect(mostVisibleAt(fastest * 1.001)).toBeLessThan(most)
  }
  expect(mostVisibleAt(1e12)).toBe(0)
})

test('a night is enough for every platform but simulation', () => {
  expect(overnightSpeed * night).toBe(bootCycles)
  expect(platforms.filter(({ slowest }) => slowest >= overnightSpeed).map(({ name }) => name)).toEqual([
    'Emulation',
    'Prototype',
    'Silicon',
  ])
  expect(platforms[0]?.fastest).toBeLessThan(overnightSpeed)
})

test('a usual speed lies in its range, and times are in the unit people would choose', () => {
  for (const platform of platforms) {
    expect(typicalSpeed(platform)).toBeGreaterThan(platform.slowest)
    expect(typicalSpeed(platform)).toBeLessThan(platform.fastest)
  }
  expect(spokenTime(15e6)).toBe('170 days')
  expect(spokenTime(7200)).toBe('2 h')
  expect(spokenTime(2738)).toBe('46 min')
  expect(spokenTime(119)).toBe('120 s')
  expect(spokenTime(2.5)).toBe('2.5 s')
})
