// The panel of a site whose backend is a hosted project, represented by another server on another origin.

import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { startServer } from '#testing/server.ts'
import { test as base, expect } from '#tests/support/browser/panel/admin-panel.ts'
import { access, accountButton, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { elsewhere, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { trashView } from '#tests/support/browser/panel/trash-view.ts'
import { startHostedProxy } from '#tests/support/browser/servers/hosted-proxy.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

const maxRows = 5

interface HostedFixtures {
  /** The project's address. */
  project: string
  /** Starts a site that uses the project, and returns its address. */
  site: (anonKey: string) => Promise<string>
}

// One worker, which starts the site once for each key.
base.describe.configure({ mode: 'default' })

const test = base.extend<object, HostedFixtures>({
  project: [
    async ({ server }, provide) => {
      const proxy = await startHostedProxy(server.url, maxRows)
      await provide(proxy.url)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ project }, provide) => {
      const sites = new Map<string, Awaited<ReturnType<typeof startServer>>>()
      await provide(async (anonKey) => {
        const env = { SUPABASE_URL: project, SUPABASE_ANON_KEY: anonKey }
        const site = sites.get(anonKey) ?? (await startServer({ env }))
        sites.set(anonKey, site)
        return site.url
      })
      await Promise.all([...sites.values()].map((site) => site.stop()))
    },
    { scope: 'worker' },
  ],
})

test('shows a change within a minute although the project has dropped its event', async ({
  panel,
  page,
  seed,
  site,
  server,
  supabase,
}) => {
  let dropped = 0
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    const project = socket.connectToServer()
    project.onMessage((message) => {
      if (JSON.parse(String(message))[3] === 'postgres_changes') dropped++
      else socket.send(message)
    })
  })
  await page.clock.install()
  await seed({ one: 'old' })
  await panel.open({ origin: await site(server.publishableKey) })
  await expect(panel.banner).toContainText('Connected')
  await expect(panel.value('one')).toHaveText('old')
  await saveText(supabase, { content_key: 'one' }, 'new', pastTime)
  await expect.poll(() => dropped).toBeGreaterThan(0)
  await expect(panel.value('one')).toHaveText('old')
  await page.clock.fastForward('01:00')
  await expect(panel.value('one')).toHaveText('new')
})

test('lists, adds, saves and deletes, live in two browsers', async ({
  panel,
  otherPanel,
  seed,
  site,
  server,
  calls,
  project,
}) => {
  await seed({ 'company.email': 'info@example.com' })
  const origin = await site(server.publishableKey)
  await panel.open({ origin })
  await otherPanel.open({ origin })
  await expect(panel.value('company.email')).toHaveText('info@example.com')
  await expect(panel.editButton('company.email'), 'the panel knows the names').toBeVisible()

  await panel.add('company.phone', '1')
  await panel.expectToast('Content Added!', 'company.phone added.', 'success')
  await otherPanel.expectLive('company.phone', 'inserted')

  await panel.editButton('company.phone').click()
  await panel.field('company.phone').fill('2')
  await panel.saveButton('company.phone').click()
  await panel.expectToast('Content Saved!', 'company.phone updated.', 'success')
  await otherPanel.expectLive('company.phone', 'updated')
  await expect(otherPanel.value('company.phone')).toHaveText('2')

  await panel.deleteButton('company.email').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', 'company.email deleted.', 'success')
  await otherPanel.expectLive('company.email', 'deleted')
  expect(await otherPanel.keys()).toEqual(['company.phone'])

  expect(calls.map((call) => new URL(call.url()).origin)).toEqual(calls.map(() => project))
})

test('a text is edited in place, marked and live in two browsers, and its page has a new link soon', async ({
  page,
  panel,
  otherPanel,
  site,
  server,
}) => {
  const origin = await site(server.publishableKey)
  await panel.open({ origin })
  await otherPanel.open({ origin })
  const view = new PagesView(page)
  const other = new PagesView(otherPanel.page)
  await view.open('/about')
  await other.open('/about')
  const title = 'about.hero.title'
  await view.text(title).first().click()
  await expect(other.text(title).first()).toHaveAccessibleName(elsewhere)
  await view.field.fill('Who we are')
  await view.field.press('Enter')
  await expect(other.text(title).first()).not.toHaveAccessibleName(elsewhere)
  await expect(other.frame.getByRole('heading', { level: 1 })).toHaveText('Who we are')
  await expect.poll(async () => (await page.request.get(`${origin}/about`)).text()).toContain('Who we are')

  await view.open('/about', { text: 'about.closing.action.href' })
  await view.field.fill('/locations#tokyo')
  await view.field.press('Enter')
  for (const { frame } of [view, other])
    await expect(frame.locator('a[href="/locations#tokyo"]')).toBeVisible()
})

test('reads all rows of a project that returns only a few at a time', async ({
  panel,
  supabase,
  site,
  server,
}) => {
  const rows = Array.from({ length: 3 * maxRows + 2 }, (_, index) => `item.${index}`)
  // One statement gives all rows the same creation time, so that only their ids tell where one page of results ends and
  // the next begins.
  await supabase
    .from('website_content')
    .insert(rows.map((content_key) => ({ content_key, content_value: 'x' })))
    .throwOnError()
  await supabase.from('website_content').insert({ content_key: 'last', content_value: 'x' }).throwOnError()

  await panel.open({ origin: await site(server.publishableKey) })
  const keys = await panel.keys()
  expect(new Set(keys)).toEqual(new Set([...rows, 'last']))
  expect(keys).toHaveLength(rows.length + 1)
  expect(keys.at(-1)).toBe('last')
})

test('reads the history and the trash of a project that returns only a few rows at a time', async ({
  panel,
  page,
  seed,
  supabase,
  site,
  server,
}) => {
  const keys = Array.from({ length: 2 * maxRows + 2 }, (_, index) => `gone.${index}`)
  await seed(Object.fromEntries(keys.map((key) => [key, 'x'])))
  for (const key of keys)
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
  await panel.open({ origin: await site(server.publishableKey) })
  const trash = trashView(page)
  await trash.open()
  for (const key of keys) await expect(trash.row(key)).toBeVisible()
  const history = historyView(page)
  await history.open()
  await history.openRuns()
  for (const key of keys) await expect(history.row(key)).toBeVisible()
})

test('says so when the project refuses the key', async ({ panel, page, site, allowErrors }) => {
  allowErrors(/status of 401|WebSocket/)
  await panel.open({ live: false, origin: await site('sb_publishable_wrong') })
  await expect(page.getByText(/^Failed to load content: /)).toHaveText(
    /^Failed to load content: .+\. Ensure the table 'website_content' exists and replication is enabled\.$/,
  )
  await expect(panel.banner).toContainText('Not connected')
  const titles = async () => (await panel.toasts()).map(({ title }) => title)
  await expect.poll(titles).toContain('Error loading content')
  await expect.poll(titles).toContain('Realtime Connection Error')
})

const guarded = test.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const server = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

guarded(
  'signs in and changes the password of the account',
  async ({ page, panel, site, server, openAnother }) => {
    const email = 'anna.berg@example.com'
    const accounts = await openAccounts({ dataDir: server.dataDir })
    await accounts.create(email, 'correct horse battery')
    await accounts.addOperator(email)
    await accounts.close()
    const origin = await site(server.publishableKey)
    await panel.open({ origin })
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(page, email, 'correct horse battery')
    await accountButton(page).click()
    await page.getByRole('button', { name: 'Change password…' }).click()
    await panel.dialog.getByLabel('Current password').fill('correct horse battery')
    await panel.dialog.getByLabel('New password').fill('another horse battery')
    await panel.dialog.getByRole('button', { name: 'Change password' }).click()
    await panel.expectToast('Password Changed!', 'You were signed out everywhere else.', 'success')

    const other = await openAnother()
    await other.goto(`${origin}/admin`)
    await other.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(other, email, 'another horse battery')
    await expect(accountButton(other)).toHaveText('AB')
  },
)
