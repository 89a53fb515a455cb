import type { Page } from '@playwright/test'

/** Lets the page believe that somebody returns to it from another tab or window. */
export const returnToPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
