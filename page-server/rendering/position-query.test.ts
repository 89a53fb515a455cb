import { expect, it } from 'vitest'
import { site, siteWithInbox } from '#content/default-content.ts'
import { positionQuery } from './position-query.ts'

const chosen = '?position=product-manager'

it.each([
  [`/careers${chosen}`, chosen],
  [`/careers${chosen}&ref=mail`, chosen],
  ['/careers?position=no-such', ''],
  ['/careers?position=', ''],
  ['/careers?ref=mail', ''],
  [`/contact${chosen}`, ''],
])('the page shows of %s the query "%s"', (url, query) => {
  expect(positionQuery(url, siteWithInbox)).toBe(query)
})

it('is no query of a site without a form for applications', () => {
  expect(positionQuery(`/careers${chosen}`, site)).toBe('')
})
