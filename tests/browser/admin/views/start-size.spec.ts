import { type Observed, observe } from '#bench/support/observe.ts'
import { observePanel, type PanelStart } from '#bench/support/observe-panel.ts'
import { compressedSize } from '#bench/support/traffic.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the panel can be used after at most 165 kB of script in 12 requests', async ({ page, server }) => {
  await page.addInitScript(observe)
  await page.addInitScript(observePanel)
  await page.goto(`${server.url}/admin`)
  await page.getByText('No content found in Supabase.').waitFor()
  const { scripts } = await page.evaluate<PanelStart>(() => window.panelStart())
  const { inlineScripts } = await page.evaluate<Observed>(() => window.observed())
  const bytes = scripts.reduce((sum, size) => sum + size, compressedSize(inlineScripts))
  // React and the client of Supabase alone are larger: a smaller number would mean that counting failed.
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(165_000)
  expect(scripts.length).toBeLessThanOrEqual(12)
})
