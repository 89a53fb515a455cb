import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noiseParticles } from '#app/figures/particles/home.ts'
import { firstSampleTimeS, samplePeriodS, samples, signalAt } from './acquisition.ts'
import { Oscilloscope } from './oscilloscope.tsx'
import { quantities, readouts, triggerPosition } from './scope-lines.ts'

const markup = renderToStaticMarkup(<Oscilloscope description="" />)
const codes = samples.map(({ code }) => code.toString(16).toUpperCase())

/** Returns the heights of a drawn path at equal intervals, from its relative commands. */
function levelsOf(id: string, width: number, count: number): number[] {
  const d = [...markup.matchAll(new RegExp(`id="scope-${id}(?:-on)?"[^>]* d="([^"]+)"`, 'g'))].map(
    (m) => m[1],
  )
  const corners: [number, number][] = []
  for (const [, command, numbers = ''] of d.join('').matchAll(/([Mhv])([^Mhv]+)/g)) {
    const steps = [...numbers.matchAll(/-?[\d.]+/g)].map(Number)
    if (command === 'M') corners.push([steps[0] ?? Number.NaN, steps[1] ?? Number.NaN])
    else {
      for (const step of steps) {
        const [x, y] = corners.at(-1) ?? [0, 0]
        corners.push(command === 'h' ? [x + step, y] : [x, y + step])
      }
    }
  }
  return Array.from({ length: count }, (_, n) => {
    const x = ((n + 0.5) * width) / count
    return (
      corners.findLast((corner, at) => corner[0] <= x && (corners[at + 1]?.[0] ?? 0) > x)?.[1] ?? Number.NaN
    )
  })
}

test('sends the sampled codes on the serial trace, read bit by bit as a receiver does', () => {
  const sent = levelsOf('serial', 7 * 48, 28).map((y) => (y < 216 ? '1' : '0'))
  const received = Array.from({ length: 7 }, (_, n) =>
    Number.parseInt(sent.slice(4 * n, 4 * n + 4).join(''), 2)
      .toString(16)
      .toUpperCase(),
  )
  expect(received).toEqual(codes.slice(0, 7))
})

test('draws the held trace at the level of each code', () => {
  const stepHeight = (72 / 0.25) * (1 / 16)
  const held = levelsOf('held', 8 * 48, 8).map((y) => Math.round((216 - y) / stepHeight + 7.5))
  expect(held).toEqual(samples.map(({ code }) => code))
})

test('writes the codes below both windows and in the description', () => {
  const written = [...markup.matchAll(/<text[^>]*>([0-9A-F])<\/text>/g)].map(([, code]) => code)
  expect(written).toEqual([...codes, ...codes.slice(0, 7)])
  expect(quantities).toMatchObject({ levels: codes.join(' '), resolution: 4 })
})

test('marks the trigger where the input rises through 0 V', () => {
  const time = firstSampleTimeS - (1 - triggerPosition) * 12.5 * samplePeriodS
  expect(signalAt(time)).toBeCloseTo(0, 9)
  expect(signalAt(time + 1e-7)).toBeGreaterThan(0)
})

test('shows readouts that agree with the model', () => {
  expect(readouts.map(({ value }) => value)).toEqual([
    '250 mV/div',
    '2.00 µs/div',
    '75 kHz sine, 4 acquisitions',
    '750 kS/s, 4 bit',
    '3 Mb/s NRZ',
    'Trig ↑ 0 V',
  ])
  expect(markup).toContain('1.33 µs')
})

test('draws without style attributes, which the security policy forbids', () => {
  expect(markup).not.toContain('style=')
})

test('draws fifty particles on the screen', () => {
  expect(noiseParticles).toHaveLength(50)
  for (const { x, y } of noiseParticles) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(100)
  }
})
