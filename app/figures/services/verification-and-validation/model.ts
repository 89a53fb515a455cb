// The V-model: what is specified on the left, level by level, and on the right what tests it. Links run down from item to item, and across
// from test to item; an export of a requirements tool is that, and what is missing in it can be counted.

export interface Level {
  name: string
  /** The letters before the number of an item, and of a test. */
  prefix: string
  items: number
  testName: string
  testPrefix: string
  tests: number
}

/** From the top of the V down. */
export const levels: readonly Level[] = [
  { name: 'System', prefix: 'SYS', items: 12, testName: 'Validation', testPrefix: 'VAL', tests: 16 },
  { name: 'Software', prefix: 'SWR', items: 36, testName: 'SW tests', testPrefix: 'SWT', tests: 50 },
  { name: 'Architecture', prefix: 'ARC', items: 24, testName: 'Integration', testPrefix: 'INT', tests: 40 },
  { name: 'Unit design', prefix: 'UNI', items: 60, testName: 'Unit tests', testPrefix: 'UT', tests: 84 },
]

/** Requirements for which nobody has written a test yet: level, and item counted from 0. */
const untested = [{ level: 1, item: 10 }]

/** For every test of a level the item that it verifies. */
export function verifiedBy(level: number): number[] {
  const { items, tests } = levelAt(level)
  const tested = Array.from({ length: items }, (_, item) => item).filter(
    (item) => !untested.some((each) => each.level === level && each.item === item),
  )
  return Array.from({ length: tests }, (_, test) => tested[Math.floor((test / tests) * tested.length)] ?? 0)
}

/** The items of a level that no test verifies. */
export function orphans(level: number): number[] {
  const verified = new Set(verifiedBy(level))
  return Array.from({ length: levelAt(level).items }, (_, item) => item).filter((item) => !verified.has(item))
}

/** The items of the next level that an item of a level is refined to, counted from 0: those in its share of that level. */
export function refinedTo(level: number, item: number): number[] {
  const share = levelAt(level + 1).items / levelAt(level).items
  const from = Math.floor(item * share)
  const to = Math.ceil((item + 1) * share)
  return Array.from({ length: to - from }, (_, n) => from + n)
}

/** From a system requirement down to a unit: at each level the first item that the one above is refined to, and its first test. */
export function traceOf(requirement: number): { item: number; test: number }[] {
  let item = requirement
  return levels.map((_, level) => {
    if (level > 0) item = refinedTo(level - 1, item)[0] ?? item
    return { item, test: verifiedBy(level).indexOf(item) }
  })
}

/** All links: from test to item, and from item to refined item. */
export const linkCount = levels.reduce((sum, { items, tests }, level) => {
  const refinements = Array.from({ length: items }, (_, item) =>
    level < levels.length - 1 ? refinedTo(level, item).length : 0,
  )
  return sum + tests + refinements.reduce((a, b) => a + b)
}, 0)

/** An item or a test as it is numbered, from 1. */
export const numbered = (prefix: string, index: number) => `${prefix}-${index + 1}`

function levelAt(level: number): Level {
  const found = levels[level]
  if (!found) throw new RangeError(`the V has no level ${level}`)
  return found
}
