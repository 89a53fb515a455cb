import { expect, it } from 'vitest'
import { makeCatalog } from './catalog.ts'
import { isWaiting } from './view-props.ts'

const catalog = makeCatalog()

it.each([
  ['waits for both', { items: undefined, readFailed: false, catalogState: 'loading' }, true],
  ['waits for the list', { items: undefined, readFailed: false, catalogState: catalog }, true],
  ['waits for the default texts', { items: [], readFailed: false, catalogState: 'loading' }, true],
  ['has both', { items: [], readFailed: false, catalogState: catalog }, false],
  ['has no list', { items: undefined, readFailed: true, catalogState: catalog }, false],
  ['has no default texts', { items: undefined, readFailed: false, catalogState: 'failed' }, false],
] as const)('a view that %s', (_what, props, waits) => {
  expect(isWaiting(props)).toBe(waits)
})
