// The first screen of the view "Pages": a search over the texts of all pages.
import type { Locator } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openPagesOverview } from '#tests/support/browser/panel/pages-view.ts'

/** With “not found” and the page of a server error. */
const pageCount = pathsOf(site).length + 2

const search = (view: Locator) => view.getByRole('searchbox', { name: 'Find a text on the site' })

test('a text is found by its words, and its link leads to its place; Back returns to the search', async ({
  panel,
  page,
  seed,
}) => {
  const markup = '<b>Quince</b> jelly '
  await seed({ 'careers.hero.title': markup + 'x'.repeat(2000), 'chrome.errors.failure.title': 'Quince' })
  const view = await openPagesOverview(panel.page)
  const field = search(view)
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('quince')
  await expect(view.getByRole('status')).toHaveText('2 texts')
  const results = view.getByRole('listitem').getByRole('link')
  await expect(results).toHaveCount(2)
  await expect(results.filter({ hasText: 'Error page' })).toHaveAttribute(
    'href',
    '#pages/error?text=chrome.errors.failure.title',
  )
  const found = results.filter({ hasText: 'Careers › Hero › Headline' })
  await expect(found.locator('mark')).toHaveText('Quince')
  await expect(found).toContainText(markup)
  await expect(found).toContainText('Edited')
  expect((await found.innerText()).length).toBeLessThan(300)

  await found.click()
  await expect(page).toHaveURL(/#pages\/careers\?text=careers\.hero\.title$/)
  await page.goBack()
  await expect(page).toHaveURL(/#pages\?q=quince$/)
  await expect(field).toHaveValue('quince')
  await expect(results).toHaveCount(2)

  await field.fill('the')
  await expect(view.getByRole('status')).toHaveText('20 best matches')
  await expect(results).toHaveCount(20)
  await field.fill('xyzzy')
  await expect(view.getByRole('status')).toHaveText('0 texts')
  await expect(view).toContainText('No texts match. Try fewer or different words.')
  await field.press('Escape')
  await expect(view.getByRole('status')).toHaveText(`${pageCount} pages`)
  await expect(page).toHaveURL(/#pages$/)
})
