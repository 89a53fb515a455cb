// The view "Trash" of the panel, as tests use it.
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

export function trashView(page: Page) {
  const region = page.getByRole('region', { name: 'Trash' })
  return {
    region,
    row: (key: string) =>
      region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: key, exact: true }) })
        .first(),
    restore: (key: string) => region.getByRole('button', { name: `Restore ${key}`, exact: true }).first(),
    select: (key: string) => region.getByRole('checkbox', { name: `Select ${key}`, exact: true }).first(),
    async open() {
      await page.getByRole('link', { name: 'Trash' }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
  }
}
