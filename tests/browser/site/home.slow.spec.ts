// The home page at other widths, and with a longer title.
import { brokenWords } from '#tests/support/browser/layout.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { expectBuses } from '#tests/support/browser/site/parts-of-pages.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the buses of the services reach from rail to rail beside a scroll bar, at 900 px', ({ page }) =>
  expectBuses(page, 900))

test('no word of an edited title breaks, on a phone or in a wide window', async ({ page, supabase }) => {
  const title = 'Semiconductor Characterization'
  await saveItems(supabase, { 'home.hero.title': title })
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(`>${title}</h1>`)
  for (const width of [320, 390, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
  }
})

test('each number beside the largest one is on the line of its name, on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const heights = await page.locator('.stats-row').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(heights).toHaveLength(3)
  expect(new Set(heights).size, String(heights)).toBe(1)
})
