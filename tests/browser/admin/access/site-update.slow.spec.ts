import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
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

const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('the panel looks for a newer version when somebody returns to its tab, and goes on saying so', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { 'about.hero.title': 'About our spring' })
  await panel.open()
  await panel.quiet()
  const answered = page.waitForResponse('**/admin')
  await returnToTab(page)
  await (await answered).finished()
  await panel.quiet()
  await expect(updated(page)).toBeHidden()
  await update(page)
  await returnToTab(page)
  await expect(updated(page)).toBeVisible()
  await releases.choose('Spring')
  await releases.expectChosen('Spring')
  await panel.quiet()
  await expect(updated(page)).toBeVisible()
})

test('drafts that cannot be stored are to be saved before the panel is loaded again', async ({
  panel,
  page,
  seed,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await seed({ one: 'old' })
  await panel.open()
  await panel.editButton('one').click()
  await panel.field('one').fill('new')
  await expect(page.getByText('Unsaved drafts cannot be kept')).toBeVisible()
  await update(page)
  await returnToTab(page)
  await expect(updated(page)).toContainText('Save what you are editing, then reload the panel')
  await expect(updated(page)).not.toContainText('drafts are kept')
})
