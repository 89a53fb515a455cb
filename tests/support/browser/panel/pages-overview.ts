// The first screen of the view "Pages", as tests use it.
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

export async function openPagesOverview(page: Page): Promise<Locator> {
  await page.goto('/admin#pages')
  const view = page.getByRole('region', { name: 'Pages', exact: true })
  await expect(view).toHaveAttribute('aria-busy', 'false')
  return view
}
