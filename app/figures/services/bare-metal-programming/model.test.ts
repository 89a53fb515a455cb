import { expect, test } from 'vitest'
import { hexadecimal, regionOf, regions, stackSize, usedOf } from './memory-map.ts'
import {
  contexts,
  deepestStep,
  handlerLoad,
  handlers,
  slices,
  span,
  stackBound,
  stackSteps,
  worstLatency,
} from './model.ts'

test('the bound is the sum of what each call graph needs, and fits the stack', () => {
  // Main loop 304; handlers 104 for the frame and 88, 176 and 136 for their calls.
  expect(stackBound).toBe(304 + 192 + 280 + 240)
  expect(stackBound).toBeLessThan(stackSize)
})

test('the stack never passes the bound, and nests three handlers deep where it is deepest', () => {
  expect(Math.max(...stackSteps.map(({ bytes }) => bytes))).toBe(deepestStep.bytes)
  expect(deepestStep.bytes).toBeLessThan(stackBound)
  const { time } = deepestStep
  const nested = handlers.filter((context) => {
    const runs = slices.filter(({ job }) => job.context === context)
    return (
      runs.some(({ from }) => from <= time) && runs.some(({ to, job }) => to > time && job.release <= time)
    )
  })
  expect(nested).toEqual(handlers)
})

test('an idle handler keeps nothing: before the first interrupt and after the last the main loop is alone', () => {
  const main = contexts.at(-1)
  const mainDepths = new Set(main?.depths.map(([, bytes]) => bytes))
  const first = Math.min(...handlers.flatMap(({ releases }) => releases))
  const last = Math.max(...slices.filter(({ job }) => job.context !== main).map(({ to }) => to))
  for (const { time, bytes } of stackSteps) {
    if (time < first || time >= last) expect(mainDepths).toContain(bytes)
  }
})

test('times go up through the window, and the depth changes at each step', () => {
  for (const [n, { time, bytes }] of stackSteps.entries()) {
    expect(time).toBeGreaterThan(stackSteps[n - 1]?.time ?? -1)
    expect(time).toBeLessThanOrEqual(span)
    expect(bytes).not.toBe(stackSteps[n - 1]?.bytes)
  }
})

test('the highest priority never waits, CAN waits for an ADC handler to end; the load is what the handlers work', () => {
  expect(handlers.map(worstLatency)).toEqual([0, 118 - 113, 0])
  const work = handlers.reduce((sum, { releases, work }) => sum + releases.length * work, 0)
  expect(handlerLoad).toBeCloseTo(work / span)
})

test('regions and sections lie one above the other without overlap, and stay in their region', () => {
  for (const [n, { start, size, sections }] of regions.entries()) {
    const before = regions[n - 1]
    if (before) expect(start).toBeGreaterThanOrEqual(before.start + before.size)
    for (const [m, section] of sections.entries()) {
      const previous = sections[m - 1]
      expect(section.start).toBe(previous ? previous.start + previous.size : start)
      expect(section.start + section.size).toBeLessThanOrEqual(start + size)
    }
  }
})

test('the stack begins where the memory begins; addresses read as in the manual', () => {
  expect(regionOf('RAM').sections[0]).toEqual({ name: 'stack', start: 0x2000_0000, size: stackSize })
  expect(usedOf(regionOf('Flash'))).toBe(96 * 1024)
  expect(hexadecimal(0x2000_0500)).toBe('0x2000 0500')
  expect(() => regionOf('EEPROM')).toThrow('EEPROM')
})
