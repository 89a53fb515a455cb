// What the panel shows is in its address, which follows typing a moment later.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

test('a link to another view works just as the address follows what was typed', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'An item' })
  await panel.open()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('one')
  // The address is due to change before the event that tells of the click.
  await page.evaluate(() => {
    const until = performance.now() + 400
    document.querySelector<HTMLElement>('.view-links a[href^="#texts"]')?.click()
    while (performance.now() < until);
  })
  await expect(page.getByRole('region', { name: 'Site texts' })).toBeVisible()
  await expect(page).toHaveURL(/#texts/)
  await page.goBack()
  await expect(page).toHaveURL(/#items\?q=one$/)
})

test('the former address of Items leads there', async ({ panel, page }) => {
  await panel.open()
  await page.evaluate(() => {
    location.hash = '#list?q=one'
  })
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('one')
})
