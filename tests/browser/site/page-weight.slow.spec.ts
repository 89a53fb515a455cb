// Limits the size of every public page on a first visit, and checks that nothing on it moves, even if its fonts arrive
// late.
import type { Page } from '@playwright/test'
import { type Observed, observe } from '#bench/support/observe.ts'
import { compressedSize, watchTraffic } from '#bench/support/traffic.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { firstPaint } from '#tests/support/browser/first-paint.ts'
import { layoutShift, layoutShiftLimit } from '#tests/support/browser/layout-shift.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const most = { scriptBytes: 5000, bytes: 96_000, requests: 6, otherOrigins: 0 }

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every public page is small, and nothing moves when its fonts arrive after the first paint, at ${viewport.width} px`, async ({
    page,
    server,
    allowErrors,
  }) => {
    allowErrors(/404/)
    test.setTimeout(900_000)
    await page.setViewportSize(viewport)
    await page.addInitScript(observe)
    for (const path of [...pathsOf(site), '/no-such-page']) {
      const weight = await weigh(page, new URL(path, server.url))
      for (const [measure, limit] of Object.entries(most)) {
        expect.soft(weight[measure as keyof typeof most], `${measure} of ${path}`).toBeLessThanOrEqual(limit)
      }
      // The two fonts alone are larger: a smaller number would mean that counting failed.
      expect.soft(weight.bytes, `bytes of ${path}`).toBeGreaterThan(36_000)
      expect.soft(await layoutShift(page), `layout shift of ${path}`).toBeLessThan(layoutShiftLimit)
    }
  })
}

/** Opens a page, holds back its fonts until it has been painted without them, and returns the bytes transferred. */
async function weigh(page: Page, url: URL) {
  const session = await page.context().newCDPSession(page)
  const traffic = await watchTraffic(session, url.origin)
  const painted = Promise.withResolvers<void>()
  // Playwright turns off the cache while a route is set, so every page opens as on a first visit.
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  await page.goto(url.href, { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  painted.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await page.unroute('**/*.woff2')
  await session.detach()
  const { inlineScripts } = await page.evaluate<Observed>(() => window.observed())
  return { ...traffic, scriptBytes: traffic.scriptBytes + compressedSize(inlineScripts) }
}

test('Chromium finds a font of the right width for every fallback face', async ({ page }) => {
  await page.goto('/')
  const states = await page.evaluate(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    return Promise.all(
      faces.map((face) =>
        face.load().then(
          () => 'found',
          () => `${face.family} at ${face.stretch} not found`,
        ),
      ),
    )
  })
  expect(new Set(states)).toEqual(new Set(['found']))
})

test('nothing in the panel moves on a phone while it starts', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(observe)
  await page.goto(`${server.url}/admin`)
  await page.getByText('Up to date', { exact: true }).waitFor()
  await page.getByText('No content found in Supabase.').waitFor()
  expect((await page.evaluate<Observed>(() => window.observed())).cls).toBe(0)
})

test('the view "Pages" loads at most 40 kB of script, when it is first opened', async ({ page, server }) => {
  const key = 'about.hero.title'
  await page.goto(`${server.url}/admin`)
  // Every view gets the texts of the site.
  await page.getByRole('region', { name: 'Add New Content' }).getByLabel('Key').fill(key)
  await page.getByRole('option', { name: key }).waitFor()
  const before = await page.evaluate(() => performance.now())
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await page
    .locator('.page-list')
    .getByRole('link', { name: /^About/ })
    .click()
  await page
    .locator('.page-texts')
    .getByRole('button', { name: new RegExp(key) })
    .first()
    .click()
  await page.locator('.page-text-form textarea').waitFor()
  const scripts = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js($|\?)/.test(name) && startTime > before)
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    before,
  )
  const bytes = scripts.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(40_000)
})
