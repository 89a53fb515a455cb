import { expect, test } from 'vitest'
import { codeStrip, itemStrip, layouts, testStrip, tickAt, traceLine } from './layout.ts'
import { levels, linkCount, numbered, orphans, refinedTo, traceOf, verifiedBy } from './model.ts'

const depth = levels.map((_, level) => level)

test.each(depth)('every test of level %i verifies an item that exists', (level) => {
  const { items = 0, tests } = levels[level] ?? {}
  expect(verifiedBy(level)).toHaveLength(tests ?? 0)
  for (const item of verifiedBy(level)) expect(item).toBeLessThan(items)
})

test('validation is against user needs; requirements are verified', () => {
  const validated = levels.find(({ testName }) => testName === 'Validation')
  expect(validated).toMatchObject({ name: 'User needs', prefix: 'NEED' })
})

test('one requirement has no test and is found', () => {
  expect(depth.map(orphans)).toEqual([[], [10], [], []])
  expect(numbered('SWR', 10)).toBe('SWR-11')
})

test('every item below the top refines one above, and every item above the units is refined', () => {
  for (const level of depth.slice(0, -1)) {
    const { items = 0 } = levels[level] ?? {}
    const below = Array.from({ length: items }, (_, item) => refinedTo(level, item))
    expect(below.every((refined) => refined.length > 0)).toBe(true)
    expect(new Set(below.flat()).size).toBe(levels[level + 1]?.items)
  }
})

test('a trace runs from level to level along links, and has a test at each', () => {
  const trace = traceOf(11)
  expect(trace).toHaveLength(levels.length)
  for (const [level, { item, test }] of trace.entries()) {
    const above = trace[level - 1]
    if (above) expect(refinedTo(level - 1, above.item)).toContain(item)
    expect(verifiedBy(level)[test]).toBe(item)
  }
})

test('a requirement without a test has a gap in its trace', () => {
  expect(refinedTo(0, 3)).toContain(10)
  expect(orphans(1).map((item) => verifiedBy(1).indexOf(item))).toEqual([-1])
})

test('links are counted once: one for a test, and one for each item that refines another', () => {
  const tests = levels.reduce((sum, level) => sum + level.tests, 0)
  // 12 to 36 items, 36 to 24 (each pair of the 24 shares three of the 36), 24 to 60.
  expect(linkCount).toBe(tests + 36 + 48 + 72)
})

test('there is no level below the units', () => {
  expect(() => orphans(4)).toThrow('4')
})

test.each(Object.entries(layouts))(
  '%s, the arms mirror each other and never meet above the code',
  (_, layout) => {
    for (const level of depth) {
      const items = itemStrip(level, layout)
      const tests = testStrip(level, layout)
      expect(tests.left).toBeCloseTo(1 - items.left - items.width)
      expect(items.left + items.width).toBeLessThan(tests.left)
    }
    const code = codeStrip(layout)
    expect(code.left + code.width / 2).toBeCloseTo(0.5)
  },
)

test.each(Object.entries(layouts))('%s, the traced line passes its ticks from top to top', (_, layout) => {
  const points = traceLine(11, layout)
  const heights = points.map(([, y]) => y)
  const bottom = heights.indexOf(Math.max(...heights))
  expect(heights.slice(0, bottom + 1)).toEqual(heights.slice(0, bottom + 1).toSorted((a, b) => a - b))
  expect(heights.slice(bottom)).toEqual(heights.slice(bottom).toSorted((a, b) => b - a))
  expect(points[0]?.[0]).toBe(tickAt(itemStrip(0, layout), 11))
  expect(points.at(-1)?.[0]).toBe(1)
})
