import { expect, test } from 'vitest'
import { eyeHeight, eyeWidth, mask, maskCorners, maskHits, prbs7, times, windowsOf } from './model.ts'

const seeds = [1, 2, 44]
const middle = times.indexOf(0)

test('PRBS7 has every pattern of seven bits once, but seven zeros', () => {
  const bits = prbs7()
  const patterns = bits.map((_, n) => Array.from({ length: 7 }, (_, k) => bits[(n + k) % 127]).join(''))
  expect(new Set(patterns).size).toBe(127)
  expect(patterns).not.toContain('0000000')
})

test.each(seeds)('windows follow each other: what ends one is in the middle of the next', (seed) => {
  const signs = windowsOf(seed).map((window) =>
    [0, middle, times.length - 1].map((n) => (window[n] ?? 0) > 0),
  )
  for (const [n, [before, bit, after]] of signs.entries()) {
    expect(before).toBe(signs.at(n - 1)?.[1])
    expect(after).toBe(signs[(n + 1) % signs.length]?.[1])
    expect(bit).toBe(prbs7()[n] === 1)
  }
})

test.each(seeds)('no window comes into the free height and width', (seed) => {
  const windows = windowsOf(seed)
  const { low, high } = eyeHeight(windows)
  const { from, to } = eyeWidth(windows)
  const [left, right] = [times.findIndex((time) => time > from), times.findLastIndex((time) => time < to)]
  for (const window of windows) {
    const voltage = window[middle] ?? 0
    expect(voltage <= low || voltage >= high).toBe(true)
    expect(new Set(window.slice(left, right + 1).map(Math.sign)).size).toBe(1)
  }
  expect(to - from).toBeLessThan(200)
  expect(Math.abs(from + to)).toBeLessThan(12)
})

test.each(seeds)('the mask, as wide and high as it says, is free', (seed) => {
  const windows = windowsOf(seed)
  const { low, high } = eyeHeight(windows)
  expect(Math.max(...maskCorners.map(([time]) => time))).toBe(mask.width / 2)
  expect(Math.max(...maskCorners.map(([, voltage]) => voltage))).toBe(mask.height / 2)
  expect(high - low).toBeGreaterThan(mask.height)
  expect(maskHits(windows)).toBe(0)
})

test('a trace through the mask is a hit, traces along its edges and beside its corners are none', () => {
  expect(maskHits([times.map(() => 0)])).toBe(1)
  expect(maskHits([times.map((time) => (time === 0 ? 1 - mask.height / 2 : -300))])).toBe(1)
  expect(maskHits([times.map(() => mask.height / 2)])).toBe(0)
  expect(maskHits([times.map((time) => (Math.abs(time) < mask.width / 2 ? 300 : 0))])).toBe(0)
})
