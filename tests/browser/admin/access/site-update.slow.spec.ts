import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'

const updated = (page: Page) => page.getByRole('status').filter({ hasText: 'The site has been updated.' })

/** Lets the panel find that another version of it is served, as after an update. */
const update = (page: Page) =>
  page.route('**/admin', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/entry\.client-[\w-]+\.js/g, 'entry.client-newer.js'),
    })
  })

test('after a restart with a newer version, the panel offers to reload, which keeps drafts', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  await seed({ one: 'old' })
  await panel.open()
  await panel.quiet()
  await panel.editButton('one').click()
  await panel.field('one').fill('new')
  await update(page)
  await line.cut()
  await expect(panel.banner).toContainText('Not connected')
  line.restore()
  await expect(updated(page)).toContainText('Reload the panel before you edit')
  await expect(panel.field('one')).toHaveValue('new')
  await expectAccessible(page, 'a newer version of the site', { within: '.site-update' })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(panel.row('one')).toContainText(/Unsaved draft.+new/)
  await expect(updated(page)).toBeHidden()
})

test('the panel looks for a newer version when somebody returns to its tab', async ({ panel, page }) => {
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await panel.open()
  await panel.quiet()
  const answered = page.waitForResponse('**/admin')
  await returnToTab()
  await (await answered).finished()
  await panel.quiet()
  await expect(updated(page)).toBeHidden()
  await update(page)
  await returnToTab()
  await expect(updated(page)).toBeVisible()
})
