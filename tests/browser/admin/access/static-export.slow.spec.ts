// The panel from the files of the static export, on a plain static host, with another server as the hosted project.
import { join } from 'node:path'
import { findFreePort } from '#testing/postgres.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { test as base, expect } from '#tests/support/browser/admin-panel.ts'
import { startHostedProxy } from '#tests/support/browser/hosted-proxy.ts'
import { startStaticHost } from '#tests/support/browser/static-host.ts'
import { buildStatic } from '#tests/support/browser/static-site.ts'

const test = base.extend<object, { site: string }>({
  site: [
    async ({ server }, provide) => {
      const { path, remove } = temporaryDirectory()
      const folder = join(path, 'site')
      const project = await startHostedProxy(server.url, 1000)
      const port = await findFreePort()
      const built = await buildStatic(folder, {
        SUPABASE_URL: project.url,
        SUPABASE_ANON_KEY: server.publishableKey,
        SITE_URL: `http://127.0.0.1:${port}`,
        ADMIN_ACCESS: 'open',
      })
      expect(built).toMatchObject({ code: 0, errors: '' })
      const host = await startStaticHost(folder, port)
      await provide(host.url)
      host.close()
      await project.close()
      remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('lists, adds, saves and deletes, live, without an error in the console', async ({
  panel,
  otherPanel,
  seed,
  site,
}) => {
  await seed({ 'company.email': 'info@example.com' })
  await panel.open({ origin: site })
  await otherPanel.open({ origin: site })
  await expect(panel.value('company.email')).toHaveText('info@example.com')

  await panel.add('company.phone', '1')
  await panel.expectToast('Content Added!', 'company.phone added.', 'success')
  await otherPanel.expectLive('company.phone', 'inserted')

  await panel.editButton('company.phone').click()
  await panel.field('company.phone').fill('2')
  await panel.saveButton('company.phone').click()
  await expect(otherPanel.value('company.phone')).toHaveText('2')

  await panel.deleteButton('company.email').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await otherPanel.expectLive('company.email', 'deleted')
  expect(await otherPanel.keys()).toEqual(['company.phone'])
})

test('its pages work as usual, and send requests only to their own host', async ({ page, site }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(`${site}/`)
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL(`${site}/careers`)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  await page.getByRole('button', { name: /theme/i }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before)
  expect([...origins]).toEqual([site])
})

test('a "not found" page runs only its own script', async ({ page, site, allowErrors }) => {
  allowErrors(/status of 404|Content Security Policy/)
  await page.goto(`${site}/no-such-page`)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  await page.getByRole('button', { name: /theme/i }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before)

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = ""'
    document.body.append(script)
    return 'injected' in document.documentElement.dataset
  })
  expect(ran).toBe(false)
})
