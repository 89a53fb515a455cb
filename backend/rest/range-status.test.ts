import { expect, it } from 'vitest'
import { statusOfRange, withRangeStatus } from './range-status.ts'

it.each([
  ['all rows', 0, 3, 3, 200],
  ['some of them', 0, 2, 3, 206],
  ['the rest', 2, 1, 3, 206],
  ['no row of none', 0, 0, 0, 200],
  ['nothing after the last row', 3, 0, 3, 206],
  ['a row beyond the last', 4, 0, 3, 416],
  ['more rows than were estimated', 1, 3, 2, 200],
])('a count with %s', (_what, offset, rows, total, status) => {
  expect(statusOfRange(offset, rows, total)).toBe(status)
})

const request = (query = '') => new Request(`http://localhost/rest/v1/website_content${query}`)
const answer = (status: number, range: string) =>
  new Response('[1]', { status, headers: { 'content-range': range } })

it('leaves a response without a count unchanged', () => {
  const given = answer(200, '0-0/*')
  expect(withRangeStatus(request(), given)).toBe(given)
})

it('returns no rows if the page begins after the last row', async () => {
  const page = withRangeStatus(request('?offset=3'), answer(416, '*/3'))
  expect(page.status).toBe(206)
  expect(await page.json()).toEqual([])
})
