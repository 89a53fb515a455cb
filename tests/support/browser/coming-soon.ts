import { expect, type Page } from '@playwright/test'

/** Expects the toast of what is not there yet, and closes it. With the pointer on it, it does not close by itself before. */
export async function closeComingSoon(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close' })
  await close.hover()
  await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  await close.click()
  await expect(page.locator('.toast')).toHaveCount(0)
}
