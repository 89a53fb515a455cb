// Live changes: the order of their toasts and items, many at once, one that overtakes a read, and header and footer.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

const email = 'company.email'

test('the toast of one’s own change comes before that of its live event', async ({ panel }) => {
  await panel.open()
  await panel.add(email, 'x')
  await panel.expectLive(email, 'inserted')
  await panel.editButton(email).click()
  await panel.field(email).press('Enter')
  await panel.expectLive(email, 'updated')
  await panel.deleteButton(email).click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectLive(email, 'deleted')
  expect((await panel.toasts()).map(({ title }) => title)).toEqual([
    'Content Added!',
    'Realtime Update',
    'Content Saved!',
    'Realtime Update',
    'Content Deleted!',
    'Realtime Update',
  ])
})

test('sorts by creation time, to the microsecond', async ({ panel, supabase }) => {
  await panel.open()
  // The panel does not write such times, but the table may contain them.
  const rows = ['.000002', '.000001', '', '.1'].map((fraction) => ({
    content_key: `at${fraction}`,
    content_value: 'x',
    created_at: `2025-11-20T10:00:00${fraction}+00:00`,
  }))
  for (const row of rows) await supabase.from('website_content').insert(row).throwOnError()
  await expect(panel.rows).toHaveCount(4)
  expect(await panel.keys()).toEqual(['at', 'at.000001', 'at.000002', 'at.1'])
})

test('handles a value of 20 kB and a burst of 50 changes', async ({ panel, seed, supabase }) => {
  await panel.open()
  await seed({ large: 'x' })
  await panel.expectLive('large', 'inserted')
  await saveText(supabase, { content_key: 'large' }, 'y'.repeat(20_000))
  await expect(panel.value('large')).toHaveText('y'.repeat(20_000))

  const keys = Array.from({ length: 50 }, (_, index) => `burst.${index}`)
  await Promise.all(
    keys.map((content_key) => supabase.from('website_content').insert({ content_key, content_value: 'x' })),
  )
  await expect(panel.rows).toHaveCount(51)
  expect(new Set(await panel.keys())).toEqual(new Set(['large', ...keys]))
})

test('an event that overtakes a read of the list is neither lost nor undone', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const line = await RealtimeLine.before(page)
  await seed({ stays: 'x', goes: 'x', changes: 'old' })
  await panel.open()
  await panel.quiet()

  // The next read returns the table as it was before the changes, but arrives after them.
  const read = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(
    /website_content\?select/,
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  line.say('system', { extension: 'postgres_changes', status: 'ok', message: '', channel: '' })
  await read.promise

  await supabase.from('website_content').delete().eq('content_key', 'goes')
  await panel.expectLive('goes', 'deleted')
  await saveText(supabase, { content_key: 'changes' }, 'new', pastTime)
  await panel.expectLive('changes', 'updated')
  await seed({ comes: 'x' })
  await panel.expectLive('comes', 'inserted')

  held.resolve()
  await panel.quiet()
  expect(await panel.keys()).toEqual(['stays', 'changes', 'comes'])
  await expect(panel.value('changes')).toHaveText('new')
})

test('subscribes to the table in the public schema', async ({ panel, page }) => {
  const joins: unknown[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, , , event, body] = JSON.parse(String(payload))
      if (event === 'phx_join') joins.push(body.config.postgres_changes)
    }),
  )
  await panel.open()
  expect(joins).toEqual([[{ event: '*', schema: 'public', table: 'website_content' }]])
})

test('header, footer and title of the panel follow the texts without a reload', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await panel.open()
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const careers = header.locator('a[href="/careers"]')
  const frameTexts = async () => [await header.innerText(), await footer.innerText(), await page.title()]
  const before = await frameTexts()
  await careers.focus()
  await seed({
    'company.name': 'Probe Works',
    'company.wordmark.strong': 'Probe',
    'chrome.navigation.careers.name': 'Jobs',
    'chrome.footer.social.linkedin.href': '/about#values',
  })
  await expect(header).toContainText('Probe Engineering')
  await expect(careers).toHaveText('Jobs')
  await expect(careers).toBeFocused()
  await expect(footer).toContainText('© 2025 Probe Works')
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', '/about#values')
  await expect(page).toHaveTitle('Admin Panel | Probe Works')

  const edited = await frameTexts()
  await expect.poll(async () => (await page.request.get('/admin')).text()).toContain('/about#values')
  await page.reload()
  expect(await frameTexts()).toEqual(edited)
  await expect(panel.list).toHaveAttribute('aria-busy', 'false')
  await supabase.from('website_content').delete().not('id', 'is', null).throwOnError()
  await expect.poll(frameTexts).toEqual(before)
})
