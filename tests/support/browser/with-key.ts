import type { Locator } from '@playwright/test'

/** Returns the one of several rows or forms whose label names a key. */
export const withKey = (rows: Locator, key: string): Locator =>
  rows.filter({ has: rows.page().locator('.text-label-key').getByText(key, { exact: true }) })
