import { type Observed, observe } from '#bench/support/observe.ts'
import { observePanel, type PanelStart } from '#bench/support/observe-panel.ts'
import { compressedSize } from '#bench/support/traffic.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

test('neither the list nor the names of its texts need what only other views use', async ({
  panel,
  page,
  seed,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/views-')) views.push(request.url())
  })
  await seed({ 'home.hero.title': 'x' })
  await panel.open()
  await expect(panel.editButton('home.hero.title'), 'the panel knows the names').toBeVisible()
  await panel.quiet()
  expect(views).toEqual([])
  await page.getByRole('link', { name: 'Site texts' }).click()
  await expect.poll(() => views).not.toEqual([])
})

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
