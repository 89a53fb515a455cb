// The V-model: specified items (user needs, requirements, design items) on the left, level by level, and their tests on the right.
// Links lead down from item to item and across from test to item, as in the export of a requirements tool, so that gaps can be counted.

export interface Level {
  name: string
  /** The letters before the number of an item. */
  prefix: string
  items: number
  testName: string
  testPrefix: string
  tests: number
}

/** From the top of the V down. */
export const levels: readonly Level[] = [
  { name: 'User needs', prefix: 'NEED', items: 12, testName: 'Validation', testPrefix: 'VAL', tests: 16 },
  { name: 'Software', prefix: 'SWR', items: 36, testName: 'SW tests', testPrefix: 'SWT', tests: 50 },
  { name: 'Architecture', prefix: 'ARC', items: 24, testName: 'Integration', testPrefix: 'INT', tests: 40 },
  { name: 'Unit design', prefix: 'UNI', items: 60, testName: 'Unit tests', testPrefix: 'UT', tests: 84 },
]

/** Items for which nobody has written a test yet. The item is counted from 0. */
const untested = [{ level: 1, item: 10 }]

/** The item that each test of a level verifies. */
export function verifiedBy(level: number): number[] {
  const { items, tests } = levelAt(level)
  const tested = Array.from({ length: items }, (_, item) => item).filter(
    (item) => !untested.some((gap) => gap.level === level && gap.item === item),
  )
  return Array.from({ length: tests }, (_, test) => tested[Math.floor((test / tests) * tested.length)] ?? 0)
}

/** The items of a level that no test verifies. */
export function orphans(level: number): number[] {
  const verified = new Set(verifiedBy(level))
  return Array.from({ length: levelAt(level).items }, (_, item) => item).filter((item) => !verified.has(item))
}

/** The items of the next level that refine an item, counted from 0: those in its share of that level. */
export function refinedTo(level: number, item: number): number[] {
  const share = levelAt(level + 1).items / levelAt(level).items
  const from = Math.floor(item * share)
  const to = Math.ceil((item + 1) * share)
  return Array.from({ length: to - from }, (_, n) => from + n)
}

/** A user need followed down to a unit: at each level the first item that refines the one above, and its first test. */
export function traceOf(need: number): { item: number; test: number }[] {
  let item = need
  return levels.map((_, level) => {
    if (level > 0) item = refinedTo(level - 1, item)[0] ?? item
    return { item, test: verifiedBy(level).indexOf(item) }
  })
}

/** The number of all links: from test to item, and from item to the items that refine it. */
export const linkCount = levels.reduce((sum, { items, tests }, level) => {
  const refinements = Array.from({ length: items }, (_, item) =>
    level < levels.length - 1 ? refinedTo(level, item).length : 0,
  )
  return sum + tests + refinements.reduce((a, b) => a + b)
}, 0)

/** The number of an item or a test as it is shown, counted from 1. */
export const numbered = (prefix: string, index: number) => `${prefix}-${index + 1}`

function levelAt(level: number): Level {
  const found = levels[level]
  if (!found) throw new RangeError(`the V has no level ${level}`)
  return found
}
