// Checks every public page in both themes and at two widths.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { brokenWords } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const path of pathsOf(site)) {
  test(`${path} is complete in both themes and at both widths`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light', 'dark'], widths: [390, 1440] })
  })
}

for (const path of ['/', '/about', '/services', '/careers']) {
  test(`the headings of rows keep a distance from the texts beside them on ${path}, on a tablet`, async ({
    page,
  }) => {
    for (const width of [768, 800, 834]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const distances = await page.locator('.ruled-rows-list h3').evaluateAll((headings) =>
        headings.map((heading) => {
          const letters = document.createRange()
          letters.selectNodeContents(heading)
          const text = heading.nextElementSibling?.getBoundingClientRect()
          return (text?.left ?? 0) - letters.getBoundingClientRect().right
        }),
      )
      expect(distances).not.toEqual([])
      expect.soft(Math.min(...distances), `at ${width} px`).toBeGreaterThanOrEqual(16)
    }
  })
}

test('no word of an industry breaks on a small phone', async ({ page }) => {
  for (const path of pathsOf(site).filter((path) => path.startsWith('/industries/'))) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
