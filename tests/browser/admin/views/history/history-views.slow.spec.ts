// History, trash and import on a narrow phone and in forced-colors mode.
import type { Page } from '@playwright/test'
import { sideways, withLine } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'

const key = 'services.analog-and-mixed-signal.keyBenefits.one-identifier-that-is-long.description'
const file = {
  format: 'website-content',
  version: 1,
  items: [
    { key, value: 'Other words' },
    { key: ' ', value: 'x' },
  ],
}

/** Opens each of the views, and everything that can be opened in them. */
async function* views(page: Page) {
  const links = page.getByRole('navigation', { name: 'Views' })
  await links.getByRole('link', { name: 'History', exact: true }).click()
  const view = historyView(page)
  await expect(view.rows.first()).toBeVisible()
  const filters = view.region.getByRole('button', { name: 'Filters and restore' })
  if (await filters.isVisible()) await filters.click()
  await view.openRuns()
  const added = view.row(/one-identifier/)
  await added.getByRole('button', { name: /^Details/ }).click()
  await added.getByRole('button', { name: /^Restore the site/ }).click()
  await expect(view.restoring.getByRole('status')).not.toContainText('Checking')
  yield 'the history'
  await links.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: 'Restore gone' }).first()).toBeVisible()
  yield 'the trash'
  await page.getByRole('button', { name: 'Restore gone' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Current text')
  yield 'what is in the way'
  await page.getByRole('button', { name: 'Keep current' }).click()
  await links.getByRole('link', { name: 'Export and import' }).click()
  const buffer = Buffer.from(JSON.stringify(file))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Item 2: its key is empty.')).toBeVisible()
  yield 'an import'
}

test.beforeEach(async ({ panel, seed, supabase }) => {
  await seed({ [key]: 'Some words', gone: 'before' })
  await supabase.from('website_content').delete().eq('content_key', 'gone').throwOnError()
  await seed({ gone: 'after' })
  await panel.open()
})

test('each view fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for await (const view of views(page)) {
    expect(await sideways(page), view).toBeLessThanOrEqual(0)
  }
})

test('controls can be told from text, even in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for await (const view of views(page)) {
    // Hidden or loading content cannot be pressed.
    const plain = () =>
      page
        .locator('.text-button:not([aria-disabled="true"]):visible')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => getComputedStyle(button).textDecorationLine !== 'underline')
            .map((button) => button.outerHTML),
        )
    await expect.poll(plain, view).toEqual([])
  }
})

test('in forced-colors mode, only the chosen filters have a line beside them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/admin#history')
  const days = page.locator('.filter-links').first().getByRole('link')
  await expect.poll(() => withLine(days)).toEqual([true, false, false, false])
})
