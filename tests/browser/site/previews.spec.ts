// The preview of a release, as somebody with a link sees it.
import { banner, expect, longName, test } from '#tests/support/browser/site/preview.ts'

test('links lead from page to page inside, and each page says that it is a preview', async ({
  page,
  preview,
}) => {
  await page.goto(preview)
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
    await expect(page).toHaveURL(preview + path)
    await expect(banner(page)).toContainText(`This is a preview of the release “${longName}”: it is not live`)
    await expect(banner(page)).toBeInViewport()
  }
  await page.goto(`${preview}/contact`)
  await page.locator('a[data-department]').first().click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${preview}/contact\\?department=`))
})
