import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/test.ts'

/** Checks on phones that, if the line of views goes on beyond the window, one of its labels is visibly cut off there. */
export async function expectCutViewLink(page: Page): Promise<void> {
  const line = page.getByRole('navigation', { name: 'Views' })
  for (const width of [360, 375, 384, 390, 393, 412, 414, 430]) {
    await page.setViewportSize({ width, height: 844 })
    const goesOn = await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    const labels = await line
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    const isCut = labels.some(({ left, right }) => left < width - 10 && right > width + 5)
    expect(isCut, `${width} px`).toBe(goesOn)
  }
}
