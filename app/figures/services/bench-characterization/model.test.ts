import { expect, test } from 'vitest'
import {
  eyeHeight,
  eyeWidth,
  mask,
  maskCorners,
  maskHits,
  prbs7,
  simulateWindows,
  timesPs,
  worstOf,
} from './model.ts'

const seeds = [1, 2, 44]
const middle = timesPs.indexOf(0)

test('PRBS7 contains all seven-bit patterns once, except seven zeros', () => {
  const bits = prbs7()
  const patterns = bits.map((_, n) => Array.from({ length: 7 }, (_, k) => bits[(n + k) % 127]).join(''))
  expect(new Set(patterns).size).toBe(127)
  expect(patterns).not.toContain('0000000')
})

test.each(seeds)('windows overlap: the bit at the end of one is in the middle of the next', (seed) => {
  const signs = simulateWindows(seed).map((window) =>
    [0, middle, timesPs.length - 1].map((n) => (window[n] ?? 0) > 0),
  )
  for (const [n, [before, bit, after]] of signs.entries()) {
    expect(before).toBe(signs.at(n - 1)?.[1])
    expect(after).toBe(signs[(n + 1) % signs.length]?.[1])
    expect(bit).toBe(prbs7()[n] === 1)
  }
})

test.each(seeds)('no window enters the free height and width', (seed) => {
  const windows = simulateWindows(seed)
  const { lowMv, highMv } = eyeHeight(windows)
  const { fromPs, toPs } = eyeWidth(windows)
  const [left, right] = [
    timesPs.findIndex((time) => time > fromPs),
    timesPs.findLastIndex((time) => time < toPs),
  ]
  for (const window of windows) {
    const voltage = window[middle] ?? 0
    expect(voltage <= lowMv || voltage >= highMv).toBe(true)
    expect(new Set(window.slice(left, right + 1).map(Math.sign)).size).toBe(1)
  }
  expect(toPs - fromPs).toBeLessThan(200)
  expect(Math.abs(fromPs + toPs)).toBeLessThan(12)
})

test.each(seeds)('the worst window is nearest to 0 V in the middle, high or low', (seed) => {
  const windows = simulateWindows(seed)
  const worst = Math.abs(worstOf(windows)[middle] ?? 0)
  expect(worst).toBeGreaterThan(0)
  for (const window of windows) expect(Math.abs(window[middle] ?? 0)).toBeGreaterThanOrEqual(worst)
})

test.each(seeds)('no window enters the mask, which has its stated width and height', (seed) => {
  const windows = simulateWindows(seed)
  const { lowMv, highMv } = eyeHeight(windows)
  expect(Math.max(...maskCorners.map(([time]) => time))).toBe(mask.widthPs / 2)
  expect(Math.max(...maskCorners.map(([, voltage]) => voltage))).toBe(mask.heightMv / 2)
  expect(highMv - lowMv).toBeGreaterThan(mask.heightMv)
  expect(maskHits(windows)).toBe(0)
})

test('a trace through the mask counts as a hit, one along its edge or beside its corner does not', () => {
  expect(maskHits([timesPs.map(() => 0)])).toBe(1)
  expect(maskHits([timesPs.map((time) => (time === 0 ? 1 - mask.heightMv / 2 : -300))])).toBe(1)
  expect(maskHits([timesPs.map(() => mask.heightMv / 2)])).toBe(0)
  expect(maskHits([timesPs.map((time) => (Math.abs(time) < mask.widthPs / 2 ? 300 : 0))])).toBe(0)
})
