import { expect, test } from 'vitest'
import { formatAddress, regionNamed, regions, stackBytes, usedBytes } from './memory-map.ts'
import {
  contexts,
  deepestStep,
  handlers,
  handlerTimeShare,
  longestLatencyUs,
  slices,
  stackBoundBytes,
  stackSteps,
  windowUs,
} from './model.ts'

test('the bound adds up the call graphs and fits the stack', () => {
  // The main loop needs 304 bytes. The handlers need 104 for the frame, and 88, 176 and 136 for their calls.
  expect(stackBoundBytes).toBe(304 + 192 + 280 + 240)
  expect(stackBoundBytes).toBeLessThan(stackBytes)
})

test('the stack stays under the bound, and three handlers are nested where it is deepest', () => {
  expect(Math.max(...stackSteps.map(({ bytes }) => bytes))).toBe(deepestStep.bytes)
  expect(deepestStep.bytes).toBeLessThan(stackBoundBytes)
  const { timeUs } = deepestStep
  const nested = handlers.filter((context) => {
    const runs = slices.filter(({ job }) => job.context === context)
    return (
      runs.some(({ from }) => from <= timeUs) &&
      runs.some(({ to, job }) => to > timeUs && job.release <= timeUs)
    )
  })
  expect(nested).toEqual(handlers)
})

test('an idle handler uses no stack: before the first interrupt and after the last, only the main loop does', () => {
  const main = contexts.at(-1)
  const mainDepths = new Set(main?.stackDepths.map(([, bytes]) => bytes))
  const first = Math.min(...handlers.flatMap(({ releasesUs }) => releasesUs))
  const last = Math.max(...slices.filter(({ job }) => job.context !== main).map(({ to }) => to))
  for (const { timeUs, bytes } of stackSteps) {
    if (timeUs < first || timeUs >= last) expect(mainDepths).toContain(bytes)
  }
})

test('times increase through the window, and the depth changes at each step', () => {
  for (const [n, { timeUs, bytes }] of stackSteps.entries()) {
    expect(timeUs).toBeGreaterThan(stackSteps[n - 1]?.timeUs ?? -1)
    expect(timeUs).toBeLessThanOrEqual(windowUs)
    expect(bytes).not.toBe(stackSteps[n - 1]?.bytes)
  }
})

test('the highest priority never waits, CAN waits for an ADC handler, and the load is the work of the handlers', () => {
  expect(handlers.map(longestLatencyUs)).toEqual([0, 118 - 113, 0])
  const work = handlers.reduce((sum, { releasesUs, workUs }) => sum + releasesUs.length * workUs, 0)
  expect(handlerTimeShare).toBeCloseTo(work / windowUs)
})

test('regions and sections do not overlap, and sections stay in their region', () => {
  for (const [n, { start, sizeBytes, sections }] of regions.entries()) {
    const before = regions[n - 1]
    if (before) expect(start).toBeGreaterThanOrEqual(before.start + before.sizeBytes)
    for (const [m, section] of sections.entries()) {
      const previous = sections[m - 1]
      expect(section.start).toBe(previous ? previous.start + previous.sizeBytes : start)
      expect(section.start + section.sizeBytes).toBeLessThanOrEqual(start + sizeBytes)
    }
  }
})

test('the stack starts at the lowest RAM address, and addresses read as in the manual', () => {
  expect(regionNamed('RAM').sections[0]).toEqual({ name: 'stack', start: 0x2000_0000, sizeBytes: stackBytes })
  expect(usedBytes(regionNamed('Flash'))).toBe(96 * 1024)
  expect(formatAddress(0x2000_0500)).toBe('0x2000 0500')
  expect(() => regionNamed('EEPROM')).toThrow('EEPROM')
})
