// The choice of pages while it loads, and on a small phone.
import type { Locator } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openPagesOverview } from '#tests/support/browser/panel/pages-view.ts'

const search = (view: Locator) => view.getByRole('searchbox', { name: 'Find a text on the site' })

test('says that it is loading, and that it could not load', async ({ panel, page, allowErrors }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/rest\/v1\/website_content/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin#pages')
  const view = panel.page.getByRole('region', { name: 'Pages', exact: true })
  await expect(view).toContainText('Loading items…')
  await expect(view).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(view.getByRole('navigation')).toBeVisible()

  allowErrors(/catalog|ERR_FAILED/)
  await page.route(/\/catalog-[\w-]+\.js/, (route) => route.abort())
  await page.reload()
  await expect(view).toContainText('The site texts could not be loaded. Reload the page to try again.')
  await expect(view).toHaveAttribute('aria-busy', 'false')
})

test('axe finds nothing, and it fits a small phone', async ({ panel, page, seed }) => {
  await seed({ 'services.data-analytics-ai-and-machine-learning.overview': 'x'.repeat(300) })
  const view = await openPagesOverview(panel.page)
  await expectAccessible(page, 'pages')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await search(view).fill('verification')
  await expect(view.getByRole('status')).toHaveText('20 best matches')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'results')
})
