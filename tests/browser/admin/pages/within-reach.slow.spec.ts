// A mouse or a finger reaches each text of a page, whatever lies beside or under it, also in a narrow window and with large
// text.
import type { Page } from '@playwright/test'
import { cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { setTextSize } from '#tests/support/browser/text-size.ts'

for (const width of [390, 768, 1440])
  test(`each text of a page can be pressed at ${width} px`, async ({ page, panel }) => {
    await page.setViewportSize({ width, height: 900 })
    await panel.open()
    const view = new PagesView(page)
    for (const path of ['/', '/services/ate', '/careers', '/contact', '/about']) {
      await view.open(path, { width: `${width}` })
      const { count, covered } = await page.evaluate(coveredTexts)
      expect(count, path).toBeGreaterThan(20)
      expect(covered, path).toEqual([])
    }
  })

/** Runs in the page: returns the names of the texts that something covers at each of 60 points. */
function coveredTexts(): { count: number; covered: string[] } {
  const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.98]
  const buttons = [...document.querySelectorAll<HTMLElement>('.page-texts > li > button')]
  const covered = buttons.filter((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = button.getBoundingClientRect()
    return !steps.some((x) =>
      [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9, 0.98].some(
        (y) => document.elementFromPoint(left + width * x, top + height * y) === button,
      ),
    )
  })
  return { count: buttons.length, covered: covered.map(({ textContent }) => textContent) }
}

const key = 'about.hero.title'

async function expectWhole(page: Page, state: string): Promise<void> {
  expect(await sideways(page), state).toBeLessThanOrEqual(0)
  expect(await cutTexts(page), state).toEqual([])
}

test.afterEach(({ page }) => setTextSize(page, 16))

for (const { name, size, fontSize } of [
  { name: 'in a window of 320 px', size: { width: 320, height: 640 }, fontSize: 16 },
  { name: 'on a phone with text of twice the size', size: { width: 390, height: 844 }, fontSize: 32 },
]) {
  test(`a text is edited and saved ${name}`, async ({ page, panel }) => {
    await page.setViewportSize(size)
    await setTextSize(page, fontSize)
    const view = await openInPages(panel, '/about')
    await expectWhole(page, 'the page')
    await view.text(key).first().click()
    await expect(view.field).toBeFocused()
    await view.field.fill('Who we are')
    await expectWhole(page, 'while it is edited')
    await expect(view.save).toBeInViewport()
    await view.save.click()
    await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('Who we are')
    await expect(view.field).toHaveCount(0)
  })
}
