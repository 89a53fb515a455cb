import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { damping, fallsThrough, measured, pulseAt, repeats, risesThrough, shownNs } from './step-response.ts'
import { type MeasuredName, ValuesWaveform } from './values-waveform.tsx'

const { riseTime, delay, jitter, overshoot } = measured

test('dimensions the rise time between the 10 % and the 90 % point of the curve', () => {
  expect(pulseAt(riseTime.from)).toBeCloseTo(0.1, 9)
  expect(pulseAt(riseTime.to)).toBeCloseTo(0.9, 9)
  expect(riseTime.to).toBeGreaterThan(riseTime.from)
})

test('dimensions the delay from the reference to the 50 % point', () => {
  expect(delay.from).toBe(0)
  expect(pulseAt(delay.to)).toBeCloseTo(0.5, 9)
  expect(delay.to).toBeGreaterThan(riseTime.from)
  expect(delay.to).toBeLessThan(riseTime.to)
})

test('dimensions the overshoot from the final level to the peak, which theory puts at exp(-πζ/√(1-ζ²))', () => {
  const times = Array.from({ length: 7100 }, (_, n) => shownNs.from + n / 100)
  const highest = Math.max(...times.map((time) => pulseAt(time)))
  expect(overshoot.to).toBeCloseTo(highest, 6)
  expect(overshoot.to - 1).toBeCloseTo(0.046, 3)
  expect(overshoot.to - 1).toBeCloseTo(Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping ** 2)), 9)
})

test('dimensions the jitter over the falling 50 % crossings of all repeats, and no wider', () => {
  const crossings = repeats.map((stray) => fallsThrough(0.5, stray))
  for (const [n, time] of crossings.entries()) {
    expect(pulseAt(time, repeats[n])).toBeCloseTo(0.5, 9)
    expect(time).toBeGreaterThanOrEqual(jitter.from)
    expect(time).toBeLessThanOrEqual(jitter.to)
  }
  expect(crossings).toContain(jitter.from)
  expect(crossings).toContain(jitter.to)
})

test('shifts the edges of a repeat without changing the shape of the pulse', () => {
  expect(risesThrough(0.5, { riseNs: 1, fallNs: 0 })).toBeCloseTo(delay.to + 1, 9)
})

test('starts the pulse at its low level, and lets it settle before the figure ends', () => {
  expect(pulseAt(shownNs.from)).toBe(0)
  expect(Math.abs(pulseAt(shownNs.to))).toBeLessThan(0.002)
})

const drawn = (...names: MeasuredName[]) =>
  renderToStaticMarkup(
    createElement(ValuesWaveform, {
      names: new Map(names.map((name) => [name, `Name of ${name}`])),
      alt: '',
      axis: '',
      note: '',
    }),
  )

test('draws only the dimensions that have a name', () => {
  expect(drawn('jitter').match(/class="pulse-dimension"/g)).toHaveLength(1)
  expect(drawn('jitter')).toContain('Name of jitter')
  expect(drawn()).not.toMatch(/pulse-(dimension|label)"/)
})

test('draws lead lines that start on the curve, and dimension lines that end at the right times', () => {
  const html = drawn('delay', 'riseTime', 'jitter', 'overshoot')
  const at = (time: number) => (100 * (time - shownNs.from)) / (shownNs.to - shownNs.from)
  const [delayed, rising, straying, over] = html
    .split('<g class="pulse-dimension">')
    .slice(1)
    .map((group) => [
      ...group.matchAll(/<line[^>]*x1="([\d.]+)%" x2="([\d.]+)%" y1="([\d.]+)%" y2="([\d.]+)%"/g),
    ])
    .map((lines) => lines.map(([, ...numbers]) => numbers.map(Number)))
  const levelOf = (percent = Number.NaN) => 1.7 - (2.1 * percent) / 100

  for (const [lines, { from, to }] of [
    [delayed, delay],
    [rising, riseTime],
    [straying, jitter],
  ] as const) {
    expect(lines?.[2]?.[0]).toBeCloseTo(at(from), 1)
    expect(lines?.[2]?.[1]).toBeCloseTo(at(to), 1)
  }
  expect(levelOf(rising?.[0]?.[2])).toBeCloseTo(0.1, 2)
  expect(levelOf(rising?.[1]?.[2])).toBeCloseTo(0.9, 2)
  expect(levelOf(delayed?.[1]?.[2])).toBeCloseTo(0.5, 2)
  expect(over?.[0]?.[0]).toBeCloseTo(at(overshoot.time), 1)
  expect(levelOf(over?.[1]?.[2])).toBeCloseTo(overshoot.from, 2)
  expect(levelOf(over?.[1]?.[3])).toBeCloseTo(overshoot.to, 2)
})
