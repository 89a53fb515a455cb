// The view "Export and import" of the panel, as tests use it.
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

export function transferView(page: Page) {
  const region = page.getByRole('region', { name: 'Export and import' })
  const plan = region.getByRole('region', { name: /^What .* would change$/ })
  return {
    region,
    file: region.getByLabel('Choose a file'),
    plan,
    lines: plan.getByRole('list', { name: /^What/ }).getByRole('listitem'),
    open: async () => {
      await page.getByRole('link', { name: 'Export and import' }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
  }
}

/** A file to choose. */
export const jsonFile = (value: unknown) => ({
  name: 'list.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})
