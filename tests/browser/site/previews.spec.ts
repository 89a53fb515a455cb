// The preview of a release, as somebody with a link sees it.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

/** As long as a name may be, with a word that does not fit on a phone. */
const longName = `Release ${'n'.repeat(50)} of «spring» & <b>`
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

let base: string
test.beforeEach(async ({ supabase }) => {
  const release = await createRelease(supabase, longName, { 'home.hero.title': 'A prepared title' })
  base = `/preview/${await createLink(supabase, release)}`
})

test('links lead from page to page inside, and each page says that it is a preview', async ({ page }) => {
  await page.goto(base)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A prepared title')
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Services', '/services'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
    ['About', '/about'],
    ['Home', ''],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(base + path)
    await expect(banner(page)).toContainText(`This is a preview of the release “${longName}”: it is not live`)
    await expect(banner(page)).toBeInViewport()
  }
  await page.goto(`${base}/contact`)
  await page.locator('a[data-department]').first().click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${base}/contact\\?department=`))
})
