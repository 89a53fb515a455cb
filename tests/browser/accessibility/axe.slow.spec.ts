// Checks with axe every public page, open menus, a toast, form errors and an answered question.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { send } from '#tests/support/browser/contact-form.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

for (const path of [...pathsOf(site), '/no/such/page']) {
  test(`axe finds nothing on ${path}, at any width`, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto(path)
    await expectAccessible(page, path)
  })
}

test('axe finds nothing in an open menu or a toast', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const name of ['About', 'Services', 'Industries']) {
    await bar.getByRole('button', { name: `${name} menu` }).click()
    await expectAccessible(page, `${name} menu`, { at: [1440, 1024], within: 'header' })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await bar.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectAccessible(page, 'list of all pages', { at: [390, 768] })

  await page.goto('/')
  await holdToasts(page)
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await expectAccessible(page, 'toast', { within: '.toasts' })
})

test('axe finds nothing in a form with errors or an open FAQ item', async ({ page }) => {
  await page.goto('/contact?department=ate-services')
  await send(page).click()
  await page.getByText('How soon will I hear from you?').click()
  await expectAccessible(page, 'errors, an answer')
})
