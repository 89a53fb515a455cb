// "Edit this page" on public pages, in a browser that has opened the panel.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' })

test('leads from each page to the same page in the panel', async ({ page, panel, allowErrors }) => {
  allowErrors(/404/)
  await panel.open()
  await expect(link(page)).toHaveCount(0)
  for (const [path, address] of [
    ['/', '/admin#pages/'],
    ['/contact?department=dft-services#main', '/admin#pages/contact'],
    ['/no/such/page', '/admin#pages/404'],
    ['/services/no-such-service', '/admin#pages/404'],
    ['/services/ate', '/admin#pages/services/ate'],
  ] as const) {
    await page.goto(path)
    await expect(link(page)).toHaveAttribute('href', address)
  }
  await link(page).click()
  await expect(page).toHaveURL(/\/admin#pages\/services\/ate$/)
  await expect(page.getByRole('link', { name: 'Pages', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
})
