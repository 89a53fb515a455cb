import { expect, it } from 'vitest'
import { openIdOf, parseQuery } from './inbox-query.ts'

const id = '7fd37a93-8100-45d3-a203-dac59e381f29'

it('reads the search and the filter from the address, and shows everything otherwise', () => {
  expect(parseQuery({})).toEqual({ search: '', filter: 'all' })
  expect(parseQuery({ q: ' ada ', show: 'spam' })).toEqual({ search: 'ada', filter: 'spam' })
  expect(parseQuery({ q: 'x'.repeat(1000), show: 'constructor' })).toEqual({
    search: 'x'.repeat(100),
    filter: 'all',
  })
})

it('reads the open message from the address', () => {
  expect(openIdOf({})).toBeUndefined()
  expect(openIdOf({ path: '/' })).toBeUndefined()
  expect(openIdOf({ path: `/${id.toUpperCase()}` })).toBe(id)
  expect(openIdOf({ path: '/something-else' })).toBe('')
})
