// The panel from the files of the static export, on a plain static host, with another server as the hosted project.

import { join } from 'node:path'
import { findFreePort } from '#testing/free-port.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { test as base, expect } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { SiteCheckView } from '#tests/support/browser/panel/site-check-view.ts'
import { startHostedProxy } from '#tests/support/browser/servers/hosted-proxy.ts'
import { startStaticHost } from '#tests/support/browser/servers/static-host.ts'
import { buildStatic } from '#tests/support/server/programs/static-build.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'

// One worker, which builds the export once.
base.describe.configure({ mode: 'default' })

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
    { scope: 'worker', timeout: 180_000 },
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
  await expect(panel.editButton('company.email'), 'the panel knows the names').toBeVisible()

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

test('texts are edited in place, live in two browsers, and after a reload over the exported page', async ({
  page,
  panel,
  otherPanel,
  site,
}) => {
  const title = 'careers.hero.title'
  await panel.open({ origin: site })
  await otherPanel.open({ origin: site })
  const view = new PagesView(page)
  const other = new PagesView(otherPanel.page)
  await view.open('/careers')
  await other.open('/careers')
  await view.text(title).first().click()
  await view.field.fill('Saved after the export')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${title} updated.`, 'success')
  const heading = ({ frame }: PagesView) => frame.getByRole('heading', { level: 1 })
  await expect(heading(other)).toHaveText('Saved after the export')
  await page.reload()
  await view.ready()
  await expect(heading(view)).toHaveText('Saved after the export')
  await expect(view.text(title).first()).toHaveAccessibleName(/, edited\): Saved after the export$/)
  expect(await (await page.request.get(`${site}/careers`)).text()).not.toContain('Saved after the export')
})

test('Pages says which edits only the next export shows', async ({ page, panel, seed, supabase, site }) => {
  await panel.open({ origin: site })
  const view = new PagesView(page)
  await view.open('/careers')
  await seed({ 'careers.hero.title': 'The panel itself shows this' })
  for (const [what, key, value] of [
    ['a link where there was none', 'careers.hero.action.href', '/contact'],
    ['an emptied text', 'careers.hero.subtitle', ''],
    ['a list without one of its lines', 'careers.positions.product-manager.skills.1', ''],
    ['a text that is drawn', 'careers.hero.message', 'JOIN US'],
  ] as const) {
    await seed({ [key]: value })
    await expect(view.incomplete, what).toBeVisible()
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await expect(view.incomplete, `${what} is removed again`).toHaveCount(0)
    await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('The panel itself shows this')
  }
  await seed({ 'careers.hero.subtitle': '' })
  await expect(view.incomplete).toBeVisible()
  await expectAccessible(page, 'edits that are not shown yet', {
    at: [390, 1440],
    equivalents: '.page-texts',
  })
})

test('a release is published by hand, and the panel says why not at a time', async ({
  page,
  panel,
  site,
  supabase,
}) => {
  await panel.open({ origin: site })
  const releases = new ReleasesPanel(page)
  await releases.switch.click()
  await expect(releases.menu.getByRole('button', { name: /^Live/ })).toContainText(
    'Visitors see every change after the next build.',
  )
  await page.keyboard.press('Escape')
  await releases.start('From the export')
  await panel.add('company.email', 'spring@example.com')
  await expect(releases.bar).toContainText('1 edit, not live.')
  await releases.review()
  await expect(releases.publish).toContainText('Scheduling does not work here.')
  await expect(releases.publish.getByLabel('Publish at')).toHaveCount(0)
  await releases.publishNow.click()
  await expect(releases.dialog).toContainText('Visitors see that after the next build of the site.')
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await panel.expectToast('Content Saved!', '“From the export” is live.', 'success')
  expect(await storedItems(supabase)).toMatchObject([{ content_value: 'spring@example.com' }])
})

test('Site check finds what is wrong, and says that nothing can check links to other sites', async ({
  page,
  panel,
  seed,
  site,
}) => {
  await seed({ 'careers.hero.title': 'TODO', 'about.closing.action.href': '/careers#nobody' })
  await panel.open({ origin: site })
  const check = new SiteCheckView(page)
  await check.open()
  await check.expectChecked(2)
  await expect(check.group('outside')).toContainText(
    'A static export of the site has no server that could check them.',
  )
  await expect(check.group('outside').getByRole('button')).toHaveCount(0)
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
