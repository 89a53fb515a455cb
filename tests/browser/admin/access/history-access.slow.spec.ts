// Who can see the history: users who may write, if the database has one.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest } from '#tests/support/browser/panel/guarded-panel.ts'

const historyViews = ['History', 'Trash', 'Export and import']

guardedTest('users who may not write are told what to do', async ({ panel, page }) => {
  await panel.open()
  for (const name of historyViews) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(
      page.getByText('Sign in as an operator to see this view.').locator('visible=true'),
    ).toBeVisible()
  }
  await expectAccessible(page, 'a history for others')
  const ask = page.locator('.editors-only').locator('visible=true').getByRole('button', { name: 'Sign in' })
  await ask.click()
  await expect(panel.dialog).toBeVisible()
})

test('a project without the history has only the specified panel', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.route(/website_content_history/, (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'no such table' } }),
  )
  await seed({ 'company.email': 'x' })
  await panel.open()
  for (const name of historyViews) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^History/ })).toHaveCount(0)
  await page.goto(`${page.url()}#trash`)
  await expect(panel.list).toBeVisible()
})
