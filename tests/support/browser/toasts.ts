import { expect, type Page } from '@playwright/test'

/** From now on, no toast of this page closes by itself, as while nobody uses the window. Another one may still replace it. */
export function holdToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.hasFocus = () => false
    dispatchEvent(new Event('blur'))
  })
}

/** Expects the coming-soon toast, and closes it. */
export async function closeComingSoon(page: Page): Promise<void> {
  await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
}
