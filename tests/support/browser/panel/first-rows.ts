// Where the work of each view begins.
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

/** By the label of the view: its first row. */
export const firstRows = {
  Items: '.item',
  Pages: '.pages-columns li a',
  'Site texts': '.text-row',
  Lists: '.entry-row',
  Buttons: '.button-row',
  History: '.change-row',
  Trash: '.trash-row',
}

export type ViewLabel = keyof typeof firstRows

/**
 * Opens a view, and checks that its first row begins within a distance from the top of the window, and is in view: at least as
 * much of it as a row of the list has, since one of the history may be higher than a window.
 */
export async function expectWithin(page: Page, view: ViewLabel, maxTopPx: number): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Views' })
  await links.getByRole('link', { name: view, exact: true }).click()
  const row = page.locator(firstRows[view]).filter({ visible: true }).first()
  await expect(row, view).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => (await row.boundingBox())?.y, view).toBeLessThanOrEqual(maxTopPx)
  const { y, height } = (await row.boundingBox()) ?? { y: Infinity, height: 0 }
  expect(y + Math.min(height, 96), view).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}
