// Checks every public page in both themes and at two widths, and the parts of pages that pages.spec.ts does not check.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { brokenWords } from '#tests/support/browser/layout.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import {
  expectAllTexts,
  expectBelowBar,
  expectSteps,
  expectTerms,
} from '#tests/support/browser/site/parts-of-pages.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'

// With animations. The tests after these open pages without them, as pages.spec.ts does.
test.describe(() => {
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
})

for (const [path, steps] of [
  ['/services', site.servicesPage.steps],
  ['/careers', site.careers.hiring],
] as const) {
  test(`${path} says under "${steps.heading}" what happens, step by step`, ({ page }) =>
    expectSteps(page, path, steps))
}

for (const slug of ['ate', 'application-development-and-maintenance']) {
  test(`${slug} has its terms in a block of their own, and nothing excluded beside the call to act`, ({
    page,
  }) => expectTerms(page, slug))
}

test('the readouts above the phone line count its digits only where all of them are drawn', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const [width, counted] of [
    [390, undefined],
    [1024, undefined],
    [1440, '11'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const values = await page.locator('.phone-line .drawing-readouts').innerText()
    expect(/(\d+) digits/.exec(values)?.[1]).toBe(counted)
    if (counted) await expect(page.locator('.dial:visible text')).toHaveCount(Number(counted))
  }
})

test('the dimensions of a portrait do not touch the name beside it', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const size = await page.locator('.portrait-size text').first().boundingBox()
    const name = await page.locator('.leaders th[scope="row"]').first().boundingBox()
    expect((name?.x ?? 0) - ((size?.x ?? 0) + (size?.width ?? 0))).toBeGreaterThanOrEqual(16)
  }
})

test('the offices and the list of addresses use the same name for the general address', async ({ page }) => {
  await page.goto('/locations')
  await expect(page.locator('.offices .wide-section-head')).toContainText('the general one below')
  await expect(page.locator('.addresses-list dt').first()).toHaveText('General')
})

test('a phone number at the end of a page or in a text is never broken into two lines', async ({ page }) => {
  for (const path of ['/', '/careers', '/contact']) {
    await page.goto(path)
    const numbers = page.getByRole('main').locator('[href^="tel:"]')
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await numbers.evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getClientRects().length
        }),
      )
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of samplePages.slice(2))
    test(`${path} shows all of its text`, ({ page }) => expectAllTexts(page, path))
})

test.describe('navigation', () => {
  for (const link of ['/about#values', '/about#history', '/services#embedded', '/services#software'])
    test(`${link} scrolls to below the bar`, ({ page }) => expectBelowBar(page, link))
})

test('rows directly below the title of a page do not touch it', async ({ page }) => {
  await page.goto('/about')
  const distance = await page.locator('.ruled-rows').evaluate((rows) => {
    while (rows.previousElementSibling?.matches(':not(.page-hero)')) rows.previousElementSibling.remove()
    const title = rows.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
    return rows.getBoundingClientRect().top - title
  })
  expect(distance).toBeGreaterThanOrEqual(48)
})
