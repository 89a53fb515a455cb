import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const email = 'company.email'

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

test('items added, saved and deleted in one browser change in another', async ({ panel, otherPanel }) => {
  await panel.open()
  await otherPanel.open()

  await otherPanel.add(email, 'info@example.com')
  await panel.expectLive(email, 'inserted')
  await expect(panel.value(email)).toHaveText('info@example.com')

  await otherPanel.editButton(email).click()
  await otherPanel.field(email).fill('sales@example.com')
  await otherPanel.saveButton(email).click()
  await panel.expectLive(email, 'updated')
  await expect(panel.value(email)).toHaveText('sales@example.com')

  // The event of a deletion contains only the id: the key comes from the list.
  await otherPanel.deleteButton(email).click()
  await otherPanel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectLive(email, 'deleted')
  await expect(panel.row(email)).toHaveCount(0)
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
