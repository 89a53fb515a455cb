// What every public page may weigh when somebody comes for the first time, and that nothing on it moves.
import type { BrowserContext } from '@playwright/test'
import { pathsOf } from '#content/paths.ts'
import { site } from '#content/site.ts'
import { type Observed, observe } from '../bench/support/observe.ts'
import { compressedSize, watchTraffic } from '../bench/support/traffic.ts'
import { expect, test } from './support/test.ts'

const most = { scriptBytes: 5000, bytes: 96_000, requests: 6, otherOrigins: 0 }

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every public page is light and stands still at ${viewport.width} px`, async ({ browser, server }) => {
    test.setTimeout(120_000)
    for (const path of pathsOf(site)) {
      // A context of its own has an empty cache.
      const context = await browser.newContext({ viewport })
      const { cls, ...weight } = await look(context, new URL(path, server.url))
      for (const [measure, limit] of Object.entries(most)) {
        expect.soft(weight[measure as keyof typeof most], `${measure} of ${path}`).toBeLessThanOrEqual(limit)
      }
      // Its two fonts alone are more: the count has counted.
      expect.soft(weight.bytes, `bytes of ${path}`).toBeGreaterThan(36_000)
      expect.soft(cls, `layout shift of ${path}`).toBe(0)
      await context.close()
    }
  })
}

async function look(context: BrowserContext, url: URL) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session, url.origin)
  await page.goto(url.href, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const { cls, inlineScripts } = await page.evaluate<Observed>(() => window.observed())
  const { scriptBytes } = traffic
  return { ...traffic, cls, scriptBytes: scriptBytes + compressedSize(inlineScripts) }
}

test('the panel stands still on a phone while it starts', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(observe)
  await page.goto(`${server.url}/admin`)
  await page.getByText('In step', { exact: true }).waitFor()
  await page.getByText('No content found in Supabase.').waitFor()
  expect((await page.evaluate<Observed>(() => window.observed())).cls).toBe(0)
})
