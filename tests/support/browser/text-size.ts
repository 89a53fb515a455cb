import type { Page } from '@playwright/test'

/** Sets the size of text in the browser's settings, in pixels. Tests share a page: set it back to 16 after each test. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } })
}
